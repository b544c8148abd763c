export interface Version {
  /** `1.0.0`, of the newest heading `## 1.0.0 - 2026-12-01`. */
  version: string;
  /** The section below the heading, in Markdown. */
  notes: string;
}

/** A reason not to release, as a sentence. */
export class ReleaseRefusal extends Error {
  override name = 'ReleaseRefusal';
}

/**
 * The version that the changelog names first. Throws a `ReleaseRefusal` when entries are still unreleased, when the
 * section is empty, and when it is no newer than those below it.
 */
export function newestVersion(changelog: string): Version {
  const sections = changelog.split(/^## /m).slice(1).map(readSection);
  const unreleased = sections.find(({ heading }) => heading === 'Unreleased');
  if (unreleased?.notes) throw new ReleaseRefusal('CHANGELOG.md has entries under "Unreleased".');
  const [newest, ...older] = sections
    .filter((section) => section !== unreleased)
    .map(({ heading, notes }) => ({ version: versionOf(heading), notes }));
  if (!newest) throw new ReleaseRefusal('CHANGELOG.md has no version.');
  if (!newest.notes) throw new ReleaseRefusal(`${newest.version} has no entries in CHANGELOG.md.`);
  requireNewest(
    newest.version,
    older.map(({ version }) => version),
    'CHANGELOG.md',
  );
  return newest;
}

/** Throws a `ReleaseRefusal` unless `version` is greater than all `others`, which are in `place`. */
export function requireNewest(version: string, others: readonly string[], place: string): void {
  const later = others.find((other) => compareVersions(version, other) <= 0);
  if (later) throw new ReleaseRefusal(`${version} is not newer than ${later} in ${place}.`);
}

function readSection(text: string): { heading: string; notes: string } {
  const [heading = '', ...lines] = text.split('\n');
  return { heading: heading.trim(), notes: lines.join('\n').trim() };
}

function versionOf(heading: string): string {
  const version = /^(\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}$/.exec(heading)?.[1];
  if (!version) throw new ReleaseRefusal(`"## ${heading}" is not like "## 1.0.0 - 2026-12-01".`);
  return version;
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const index = [0, 1, 2].find((part) => left?.[part] !== right?.[part]) ?? 0;
  return (left?.[index] ?? 0) - (right?.[index] ?? 0);
}
