const META = 'web-vitals-path';

/**
 * Has the page's web vitals measured where `<meta name="web-vitals-path" content="/bin/web-vitals">` names who is told;
 * without it nothing is measured, nothing loaded and nothing sent.
 */
export async function measureVitals(): Promise<void> {
  const path = document.querySelector<HTMLMetaElement>(`meta[name="${META}"]`)?.content.trim();
  if (path === undefined) return;
  const address = path !== '' && URL.canParse(path, location.href) ? new URL(path, location.href) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    console.error(
      `<meta name="${META}"> is no address that could be told: write a path of this site, or leave it out`,
    );
    return;
  }
  try {
    const { reportVitals } = await import('./web-vitals.js');
    reportVitals(address.href);
  } catch (error) {
    console.error('web vitals are not measured', error);
  }
}
