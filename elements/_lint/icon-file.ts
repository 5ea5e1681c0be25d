import type { Finding, LintedTag } from './finding.js';

/**
 * Names the parts of an icon's file that are not drawn as they are in it. The icon has asked for the file too, and it is
 * fetched once.
 */
export async function iconFileFindings({ definition, props }: LintedTag): Promise<Finding[]> {
  const path = props?.externalIcon;
  if (typeof path !== 'string' || path === '') return [];
  const { loadIconFile } = await import('../_icon-files/icon-files.js');
  const drawing = await loadIconFile(path).catch(() => undefined);
  if (!drawing?.isPartlyRead) return [];
  return [
    {
      element: definition.tag,
      place: `external-icon="${path}"`,
      message: 'has styles that are not read, so it may not look as it was drawn',
      remedy: 'export it with presentation attributes, such as fill="none"',
    },
  ];
}
