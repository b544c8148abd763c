import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestVersion, ReleaseRefusal, requireNewest, type Version } from './changelog.ts';

/**
 * The release of a checkout. Throws a `ReleaseRefusal` when something is not committed, when the changelog has no newer
 * version than the tags, and when `package.json` has another one.
 */
export function prepareRelease(folder: string): Version {
  if (git(folder, 'status', '--porcelain')) {
    throw new ReleaseRefusal('There are changes that are not committed.');
  }
  const release = newestVersion(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'));
  const tags = git(folder, 'tag', '--list', 'v*').split('\n').filter(Boolean);
  requireNewest(
    release.version,
    tags.map((tag) => tag.slice(1)),
    'the tags',
  );
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (version !== release.version) {
    throw new ReleaseRefusal(`package.json has ${version}, CHANGELOG.md ${release.version}.`);
  }
  return release;
}

/** Tags the checkout's commit, with the notes as message. */
export function tagRelease(folder: string, { version, notes }: Version): void {
  // Verbatim: a line of Markdown that begins with # is no comment.
  const options = ['--annotate', '--cleanup=verbatim', '--message', `${version}\n\n${notes}\n`];
  git(folder, 'tag', ...options, `v${version}`);
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
}
