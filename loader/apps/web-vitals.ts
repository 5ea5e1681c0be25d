import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/** One measure of a visit, as it is sent. The terms are those of https://web.dev/articles/vitals. */
export interface Vital {
  readonly name: Metric['name'];
  /** In milliseconds, but a score for `CLS`. */
  readonly value: number;
  readonly rating: Metric['rating'];
  /** The measure of one visit may be sent several times. The last counts. */
  readonly id: string;
  readonly navigationType: Metric['navigationType'];
}

/**
 * The body of the request: `POST`, JSON as plain text, because a page that is being left cannot wait until another origin
 * has agreed to more. Of the page only its path is sent: a query may hold what a visitor typed.
 */
export interface VitalsReport {
  readonly page: string;
  readonly vitals: readonly Vital[];
}

/** Measures a visit, and sends what has come together each time the page is put out of sight. */
export function reportVitals(address: string): void {
  const pending = new Map<string, Vital>();
  let isDue = false;

  const send = () => {
    isDue = false;
    if (pending.size === 0) return;
    const report: VitalsReport = { page: location.pathname, vitals: [...pending.values()] };
    pending.clear();
    navigator.sendBeacon(address, JSON.stringify(report));
  };
  /** Several measures end when the page is hidden, each in its own listener. They are sent together. */
  const sendSoon = () => {
    if (isDue || document.visibilityState !== 'hidden') return;
    isDue = true;
    queueMicrotask(send);
  };
  const note = ({ name, value, rating, id, navigationType }: Metric) => {
    pending.set(id, { name, value, rating, id, navigationType });
    sendSoon();
  };

  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
  document.addEventListener('visibilitychange', sendSoon);
}
