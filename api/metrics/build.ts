import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Identifies the running release, so that a change in the figures can be attributed to one. */
export interface Build {
  /** Of package.json. */
  version: string;
  node: string;
  /** The first 12 characters of the digest of all sources; `none` without a build. */
  build: string;
}

export function readBuild(dist: string | undefined): Build {
  const { version } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  const stamp = join(dist ?? '', '.built-from');
  const build = dist && existsSync(stamp) ? readFileSync(stamp, 'utf8').slice(0, 12) : 'none';
  return { version, node: process.version, build };
}
