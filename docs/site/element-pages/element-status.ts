/** How far users can rely on an element, and the release that changed it last. */
export interface ElementStatus {
  readonly name: 'Stable' | 'Experimental' | 'Deprecated';
  /** The first release that has it. */
  readonly since: string;
  readonly changed: Release;
}

export interface Release {
  readonly version: string;
  /** As the changelog has it, or none for one that is to come. */
  readonly date?: string;
}

interface Entries extends Release {
  /** Its lines by their kind: `Added`, `Changed`, `Deprecated`. */
  readonly lines: readonly { readonly kind: string; readonly text: string }[];
}

const RELEASE = /^## \[([^\]]+)\] - (.+)$/;
const KIND = /^### (.+)$/;
const DEPRECATED = 'Deprecated';
const TAG = /uni-[a-z-]+/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the changelog's lines about an element: a clone has the changelog, even if it lacks the history. */
export function statusOf(slug: string, changelog: string): ElementStatus {
  const releases = readReleases(changelog);
  const name = new RegExp(`\\buni-${slug}(?![\\w-])`);
  const about = releases.map((release) => ({
    release,
    kinds: release.lines.filter(({ text }) => name.test(text)).map(({ kind }) => kind),
    // The first name is deprecated, and the second replaces it.
    isGoing: release.lines.some(
      ({ kind, text }) => kind === DEPRECATED && TAG.exec(text)?.[0] === `uni-${slug}`,
    ),
  }));
  const first = releases.at(-1);
  if (!first) throw new Error('The changelog has no release: write `## [1.0.0] - 2026-01-31`');
  const changed = about.find(({ kinds }) => kinds.length > 0)?.release ?? first;
  const added = about.findLast(({ kinds }) => kinds.includes('Added'))?.release ?? first;
  const isDeprecated = about.some(({ isGoing }) => isGoing);
  const isStable = !releases[0]!.version.startsWith('0.');
  return {
    name: isDeprecated ? DEPRECATED : isStable ? 'Stable' : 'Experimental',
    since: added.version,
    changed: { version: changed.version, ...(changed.date && { date: changed.date }) },
  };
}

/** The newest first, as they stand there. */
function readReleases(changelog: string): readonly Entries[] {
  const releases: { version: string; date?: string; lines: { kind: string; text: string }[] }[] = [];
  let kind = '';
  for (const line of changelog.split('\n')) {
    const [, version, date = ''] = RELEASE.exec(line) ?? [];
    if (version) releases.push({ version, ...(DATE.test(date) && { date }), lines: [] });
    kind = version ? '' : (KIND.exec(line)?.[1] ?? kind);
    releases.at(-1)?.lines.push({ kind, text: line });
  }
  return releases;
}
