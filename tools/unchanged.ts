import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const FOLDER = 'node_modules/.cache/passed-lanes';

const git = (...args: string[]) =>
  execFileSync('git', args, {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** The digest of all files below these paths, also of those that are not committed. */
export function digestOf(paths: readonly string[]): string {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...paths);
  const hash = createHash('sha256');
  for (const file of files.split('\0').filter(Boolean).sort()) {
    hash.update(`${file}\0`).update(contentOf(file));
  }
  return hash.digest('hex');
}

/** Empty for a file that was deleted and is still in the index. */
function contentOf(file: string): Buffer | string {
  try {
    return readFileSync(file);
  } catch {
    return '';
  }
}

/** Why a lane need not run again; undefined when it must. */
export function reasonToSkip(
  lane: string,
  paths: readonly string[],
  trustsMain: boolean,
): string | undefined {
  if (readPassed(lane) === digestOf(paths)) return 'unchanged since it last passed here';
  return trustsMain && isOnMain(paths) ? 'unchanged since origin/main, where CI ran it' : undefined;
}

export function notePassed(lane: string, digest: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/${lane}`, digest);
}

function readPassed(lane: string): string | undefined {
  try {
    return readFileSync(`${FOLDER}/${lane}`, 'utf8');
  } catch {
    return undefined;
  }
}

function isOnMain(paths: readonly string[]): boolean {
  try {
    git('diff', '--quiet', 'origin/main', '--', ...paths);
    return git('ls-files', '--others', '--exclude-standard', '--', ...paths) === '';
  } catch {
    return false;
  }
}
