/**
 * Measures the page's web vitals and tells them.
 *
 * @param meta names who is told: `<meta name="web-vitals-path" content="/bin/web-vitals">`.
 */
export async function measureVitals({ name, content }: HTMLMetaElement): Promise<void> {
  const path = content.trim();
  const address = path !== '' && URL.canParse(path, location.href) ? new URL(path, location.href) : undefined;
  if (!address || !/^https?:$/.test(address.protocol)) {
    console.error(
      `<meta name="${name}"> is no address that could be told: write a path of this site, or leave it out`,
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
