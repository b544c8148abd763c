import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { current, earlier } from './release.ts';

/** What plays the last release as long as no version has a tag: the first commit with `npm run backup`. */
const UNTAGGED = '856d36fb';

/** Data that was written before that. */
const DATA = 'api/store/testing/earlier/2026-11-24.json';

const git = (...args: string[]) => execFileSync('git', args, { maxBuffer: 2 ** 28, stdio: 'pipe' });

/**
 * Puts the release before `current` beside it: the code of the last tag, or of `UNTAGGED`, on the packages of
 * `current`, without pages. In a clone without history both are the same code, and `current` gets one migration more,
 * so that its database is newer than the other one knows. Returns what it is, for the log.
 */
export function placeEarlierRelease(releases: string): string {
  const target = join(releases, earlier);
  execFileSync('cp', ['--archive', '--link', join(releases, current), target]);
  rmSync(join(target, 'dist'), { recursive: true });
  const commit = earlierCommit();
  if (!commit) {
    writeFileSync(
      join(releases, current, 'api/store/postgres/migrations/9999-rehearsal.sql'),
      'select 1',
    );
    return 'this release';
  }
  const code = ['api', 'domain', 'package.json'];
  for (const path of code) rmSync(join(target, path), { recursive: true });
  execFileSync('tar', ['--extract', '--directory', target], {
    input: git('archive', commit, '--', ...code),
  });
  return `the code of ${commit}`;
}

function earlierCommit(): string | undefined {
  const tags = git('tag', '--merged', 'HEAD', '--sort=-version:refname', '--list', 'v*').toString();
  const tag = tags
    .split('\n')
    .find((name) => name && !current.startsWith(`inspection-${name.slice(1)}-`));
  if (tag) return tag;
  try {
    git('cat-file', '-e', `${UNTAGGED}^{commit}`);
    return UNTAGGED;
  } catch {
    return undefined;
  }
}

/** Writes a data folder that an earlier version left, but for password and picture: the samples are no real ones. */
export function writeEarlierData(folder: string): void {
  const files = JSON.parse(readFileSync(DATA, 'utf8')) as Record<string, unknown>;
  for (const [path, content] of Object.entries(files)) {
    if (path === 'owner.json' || path.startsWith('uploads/')) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  }
}
