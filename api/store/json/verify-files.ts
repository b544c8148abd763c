import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CorruptFileError } from './corrupt-file.error.ts';
import type { Damage } from './damaged-files.error.ts';
import { isDataFile, monthFolders } from './data-files.ts';
import { decodeFile } from './json-file.ts';
import { MANIFEST, type Manifest, manifestFormat } from './manifest.ts';
import { readPlainFile } from './read-plain-file.ts';
import { type FileState, type FoundState, stateOf } from './seal.ts';

export interface VerifiedFiles {
  /** Every data file in the folder. */
  files: ReadonlyMap<string, FileState>;
  damages: readonly Damage[];
  /** Undefined when it is missing or damaged. */
  manifest: { bytes: Buffer; listed: Manifest } | undefined;
}

/**
 * Compares the data files in `folder` with their seals and with the manifest. A folder of an earlier version has
 * neither, and no damages. Rejects with `CorruptFileError`.
 */
export async function verifyFiles(folder: string): Promise<VerifiedFiles> {
  const bytes = await readPlainFile(join(folder, MANIFEST));
  const isIntact = bytes !== null && stateOf(MANIFEST, bytes).savedAt !== undefined;
  const manifest = isIntact ? { bytes, listed: decode(folder, bytes) } : undefined;
  const listed = manifest?.listed;

  const files = new Map<string, FileState>();
  const damages: Damage[] = [];
  for (const name of new Set([...(listed?.keys() ?? []), ...(await namesIn(folder))])) {
    const content = await readPlainFile(join(folder, name));
    const found = content && stateOf(name, content);
    const what = listed ? damageOf(found, listed.get(name)) : brokenSeal(found);
    if (what) damages.push({ name, what });
    if (found) {
      const { crc32, savedAt, count } = found;
      files.set(name, { crc32, savedAt, count });
    }
  }
  if (!manifest && (bytes || isSealed(files))) {
    damages.push({ name: MANIFEST, what: bytes ? CHANGED : 'is missing' });
  }
  return { files, damages, manifest };
}

export const CHANGED = 'was changed, and not by the server';

/** How `found` differs from its entry in the manifest. */
function damageOf(
  found: FoundState | null,
  listed: FileState | null | undefined,
): string | undefined {
  if (listed === undefined) return 'was put there, and not by the server';
  if (found === null) return listed ? `is missing${knownWrite(listed)}` : undefined;
  if (found.crc32 === listed?.crc32) return undefined;
  // The manifest is not written again with each file, so a file may be later.
  if (found.savedAt === undefined) return `${CHANGED}${listed ? knownWrite(listed) : ''}`;
  if (listed?.savedAt === undefined || found.savedAt > listed.savedAt) return undefined;
  return `is an older copy, of ${found.savedAt}${withCount(found.count)}${knownWrite(listed)}`;
}

const brokenSeal = (found: FoundState | null) => (found?.isBroken ? CHANGED : undefined);

/** For a missing file, no write later than the manifest’s is known. */
function knownWrite({ savedAt, count }: FileState): string {
  if (savedAt === undefined) return '';
  return count === undefined
    ? `; its last known write was at ${savedAt}`
    : `; it had ${records(count)} at ${savedAt}`;
}

const withCount = (count: number | undefined) =>
  count === undefined ? '' : ` with ${records(count)}`;

const records = (count: number) => `${count} ${count === 1 ? 'record' : 'records'}`;

/** Whether a version that has a manifest wrote any of `files`. */
const isSealed = (files: ReadonlyMap<string, FileState>) =>
  files.values().some(({ savedAt }) => savedAt !== undefined);

function decode(folder: string, bytes: Buffer): Manifest {
  const fail = (detail: string) => {
    throw new CorruptFileError(join(folder, MANIFEST), detail);
  };
  return decodeFile(manifestFormat, bytes, fail);
}

async function namesIn(folder: string): Promise<string[]> {
  const below = monthFolders.map(async (name) =>
    (await readdir(join(folder, name)).catch(noneWhenMissing)).map((file) => `${name}/${file}`),
  );
  const names = [await readdir(folder), ...(await Promise.all(below))].flat();
  return names.filter(isDataFile).sort();
}

function noneWhenMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
