import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Random } from './random.ts';
import {
  type Entry,
  newFile,
  newFolder,
  type VolatileFile,
  type VolatileFolder,
} from './volatile-files.ts';

/** What is on the disk after a power cut: the content by path; undefined for a folder. */
export type Survivors = ReadonlyMap<string, Buffer | undefined>;

/** What happens to everything that was not synced. */
export const fates = ['lost', 'kept', 'names without data', 'any order', 'torn'] as const;
export type Fate = (typeof fates)[number];

/** One of the states in which the disk may be when the power fails now. */
export function survivors(folder: VolatileFolder, fate: Fate, random: Random): Survivors {
  const found = new Map<string, Buffer | undefined>();
  const visit = (from: VolatileFolder, path: string): void => {
    for (const [name, entry] of entriesAfter(from, fate, random)) {
      const below = join(path, name);
      if (entry.kind === 'folder') {
        found.set(below, undefined);
        visit(entry, below);
      } else {
        found.set(below, contentAfter(entry, fate, random));
      }
    }
  };
  visit(folder, '');
  return found;
}

export const areEqual = (one: Survivors, other: Survivors): boolean =>
  one.size === other.size &&
  [...one].every(([path, content]) => {
    const second = other.get(path);
    return content && second ? content.equals(second) : content === second && other.has(path);
  });

/** Each name has its last synced entry or any later one, independently of other names. */
function entriesAfter(folder: VolatileFolder, fate: Fate, random: Random): Map<string, Entry> {
  const entries = new Map(folder.synced);
  if (fate === 'lost') return entries;
  for (const name of new Set(folder.unsynced.map((change) => change.name))) {
    const later = folder.unsynced.filter((change) => change.name === name);
    const possible = [folder.synced.get(name), ...later.map(({ entry }) => entry)];
    const entry =
      fate === 'kept' || fate === 'names without data' ? possible.at(-1) : random.of(possible);
    if (entry) entries.set(name, entry);
    else entries.delete(name);
  }
  return entries;
}

function contentAfter(file: VolatileFile, fate: Fate, random: Random): Buffer {
  const empty = Buffer.alloc(0);
  const synced = file.synced ?? empty;
  const last = file.unsynced.at(-1);
  if (!last || fate === 'lost') return synced;
  if (fate === 'kept') return last;
  // Blocks are allocated before they are written, in any order.
  const zeros = Buffer.alloc(last.length);
  if (fate === 'names without data') return random.of([synced, empty, zeros]);
  const length = random.below(last.length + 1);
  const head = last.subarray(0, length);
  const tail = Buffer.concat([zeros.subarray(0, length), last.subarray(length)]);
  const torn = [head, tail, Buffer.concat([head, zeros.subarray(length)])];
  return random.of(fate === 'torn' ? torn : [synced, ...file.unsynced, ...torn]);
}

/** Writes the state into `folder`, which is empty. */
export async function writeSurvivors(found: Survivors, folder: string): Promise<void> {
  for (const [path, content] of found) {
    const target = join(folder, path);
    if (content === undefined) await mkdir(target, { recursive: true });
    else {
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, content);
    }
  }
}

/** The disk of a machine that starts on the state: everything on it is durable. */
export function diskOf(found: Survivors): VolatileFolder {
  const root = newFolder();
  for (const [path, content] of found) {
    const names = path.split(sep);
    const name = names.pop() ?? '';
    let folder = root;
    for (const above of names) folder = folder.synced.get(above) as VolatileFolder;
    const file = { ...newFile(), cached: content ?? Buffer.alloc(0), synced: content };
    folder.synced.set(name, content === undefined ? newFolder() : file);
  }
  return root;
}
