import { reportMissing } from '../../page/scripts.js';

/**
 * Measures the page's web vitals, and sends them to the address that `<meta name="web-vitals-path"
 * content="/bin/web-vitals">` names.
 */
export async function measureVitals(): Promise<void> {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="web-vitals-path"]');
  if (!meta) return;
  const path = meta.content.trim();
  const address = path !== '' && URL.canParse(path, location.href) ? new URL(path, location.href) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    console.error(
      `<meta name="${meta.name}"> is no address to send them to: write a path of this site, or leave it out`,
    );
    return;
  }
  const script = await import('./web-vitals.js').catch(reportMissing);
  script?.reportVitals(address.href);
}
