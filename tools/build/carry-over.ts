import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashedName } from '#api/pages/hashed-name.ts';

/**
 * How many earlier builds' files are served beside the newest one's, by folder. A page of ours is
 * open for hours; a partner's page that holds the widgets to a digest stays as it is for months.
 */
export const keptBuilds = { widgets: 20, 'site/client/assets': 3, 'admin/assets': 3 } as const;

/** Each folder's builds, newest first; a build is the hashed files that it made itself. */
type Builds = Record<string, string[][]>;

const RECORD = '.builds.json';

/**
 * Copies what pages of earlier builds still load from the build in `previous` to the one in `next`,
 * with the compressed copies. What is older than the builds that are kept stays behind.
 */
export function carryOver(
  previous: string,
  next: string,
  kept: Readonly<Record<string, number>> = keptBuilds,
): void {
  const earlier = readBuilds(previous);
  const builds: Builds = {};
  for (const [folder, count] of Object.entries(kept)) {
    const known = earlier?.[folder] ?? [hashedFiles(previous, folder)];
    const own = hashedFiles(next, folder);
    // The same build once more does not push an older one out.
    const all = isSame(own, known[0]) ? known : [own, ...known];
    builds[folder] = all.filter((files) => files.length > 0).slice(0, count + 1);
    for (const file of builds[folder].flat()) copyWithCompressed(previous, next, file);
  }
  writeFileSync(join(next, RECORD), JSON.stringify(builds));
}

function readBuilds(dist: string): Builds | undefined {
  const file = join(dist, RECORD);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Builds) : undefined;
}

const hashedFiles = (dist: string, folder: string): string[] =>
  globSync(`${folder}/**/*.*`, { cwd: dist })
    .filter((file) => hashedName.test(file) && !/\.(br|gz)$/.test(file))
    .sort();

const isSame = (one: readonly string[], other: readonly string[] | undefined) =>
  one.join('\n') === other?.join('\n');

function copyWithCompressed(previous: string, next: string, file: string): void {
  for (const name of [file, `${file}.br`, `${file}.gz`]) {
    const [from, to] = [join(previous, name), join(next, name)];
    if (existsSync(from) && !existsSync(to)) cpSync(from, to);
  }
}
