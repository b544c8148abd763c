import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashedName } from '#api/pages/hashed-name.ts';

/**
 * Number of earlier builds whose files stay available, by folder. A page of the site is open for
 * hours; a partner's page that pins the widgets to a digest stays unchanged for months.
 */
const retainedBuilds = { widgets: 20, 'site/client/assets': 3, 'admin/assets': 3 } as const;

/** The builds of each folder, newest first; a build is a list of the hashed files that it wrote. */
type Builds = Record<string, string[][]>;

const RECORD = '.builds.json';

/**
 * Copies hashed files of earlier builds, with their compressed copies, from the build in `previous` to
 * the one in `next`, so that open pages can still load them. Leaves out builds past the number in
 * `retained`.
 */
export function carryOver(
  previous: string,
  next: string,
  retained: Readonly<Record<string, number>> = retainedBuilds,
): void {
  const earlier = readBuilds(previous);
  const builds: Builds = {};
  for (const [folder, count] of Object.entries(retained)) {
    const known = earlier?.[folder] ?? [hashedFiles(previous, folder)];
    const current = hashedFiles(next, folder);
    // An identical build does not push an older one out.
    const all = isSame(current, known[0]) ? known : [current, ...known];
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
