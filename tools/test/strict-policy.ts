import type { Browser, BrowserContext, Page } from '@playwright/test';

/** Acts of a page that its policy or its author would mind. */
export interface Complaints {
  /** The directive, the blocked address or kind, and a sample of each violation. */
  readonly violations: string[];
  /** Uncaught errors, and errors and warnings on the console. */
  readonly errors: string[];
  readonly infos: string[];
}

export const NONCE = 'r4nd0m';
/** The policy of a strict site: scripts by nonce, Trusted Types, pictures and data of the own origin. */
export const CSP = [
  `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
  "require-trusted-types-for 'script'",
  'trusted-types uni',
  "object-src 'none'",
  "base-uri 'none'",
  `style-src 'self' 'nonce-${NONCE}'`,
  "img-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** The tests' fallbacks say other words than their views on purpose, which is told. */
const OTHER_WORDS = / does not show "As authored( too)?", written in it; /;

/** A page that notes what its policy refuses and what it says on the console. */
export async function openStrictPage(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; complaints: Complaints }> {
  const context = await browser.newContext();
  const complaints = await noteComplaints(context);
  return { context, page: await context.newPage(), complaints };
}

/** Notes what policies refuse, and what is said on the console, in all pages of a context. */
export async function noteComplaints(context: BrowserContext): Promise<Complaints> {
  const complaints: Complaints = { violations: [], errors: [], infos: [] };
  await context.exposeBinding('tellViolation', (_source, violation: string) => {
    complaints.violations.push(violation);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const page = globalThis as unknown as { tellViolation(violation: string): void };
      page.tellViolation(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  context.on('weberror', (error) => complaints.errors.push(error.error().message));
  context.on('console', (message) => {
    if (OTHER_WORDS.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) complaints.errors.push(message.text());
    else if (message.type() === 'info') complaints.infos.push(message.text());
  });
  return complaints;
}
