import { join, relative } from 'node:path';
import { type Damage, DamagedFilesError } from './damaged-files.error.ts';
import { isDataFile } from './data-files.ts';
import type { Content, Disk, StagedFile } from './disk.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import { MANIFEST, manifestFormat } from './manifest.ts';
import { type FileState, seal } from './seal.ts';
import { type VerifiedFiles, verifyFiles } from './verify-files.ts';

/**
 * Seals each data file that it writes, and lists them in the manifest of `folder`.
 *
 * No disk writes a file and the manifest in one step. So the manifest is written before a new file, which from
 * then on may be missing, and after it, from when on it may not. Later writes leave the manifest alone: the seal is
 * written with its file, and says that it is later than the manifest.
 */
export class SealedDisk implements Disk {
  readonly #folder: string;
  readonly #disk: Disk;
  /** As they are on the disk. */
  readonly #files: Map<string, FileState>;
  /** Whose first write began. It stays when that write fails: the file may be there all the same. */
  readonly #begun = new Set<string>();
  /** The manifest on the disk. */
  #saved: string | undefined;
  readonly #saving = new KeyedMutex();
  /** Milliseconds since 1970. */
  #lastSeal: number;

  constructor(folder: string, disk: Disk, { files, manifest }: VerifiedFiles) {
    this.#folder = folder;
    this.#disk = disk;
    this.#files = new Map(files);
    this.#saved = manifest && manifestFormat.encode(manifest.listed);
    const states = [...files.values(), ...(manifest?.listed.values() ?? [])];
    const seals = states.map((state) => Date.parse(state?.savedAt ?? ''));
    this.#lastSeal = Math.max(0, ...seals.filter(Number.isFinite));
  }

  async replaceFile(path: string, content: Content, before?: () => Content | null): Promise<void> {
    const name = relative(this.#folder, path);
    if (typeof content !== 'string' || !isDataFile(name)) {
      return this.#disk.replaceFile(path, content, before);
    }
    const isNew = !this.#files.has(name);
    if (isNew) this.#begun.add(name);
    if (isNew || this.#saved === undefined) await this.saveManifest();
    this.#files.set(name, await this.#replaceSealed(path, name, content, before));
    this.#begun.delete(name);
    // The file is written, whatever becomes of this. The next new file or the end repeats it.
    if (isNew) await this.saveManifest().catch(() => undefined);
  }

  async #replaceSealed(
    path: string,
    name: string,
    json: string,
    before: (() => Content | null) | undefined,
  ): Promise<FileState> {
    const { bytes, state } = seal(name, json, this.#now());
    await this.#disk.replaceFile(
      path,
      bytes,
      before &&
        (() => {
          const earlier = before();
          // Sealed as later than what failed, for the manifest may be as late as the file was.
          return typeof earlier === 'string' ? seal(name, earlier, this.#now()).bytes : earlier;
        }),
    );
    return state;
  }

  /** Writes the manifest, if it says something else. */
  saveManifest(): Promise<void> {
    return this.#saving.run(MANIFEST, async () => {
      const begun = [...this.#begun].map((name) => [name, null] as const);
      const next = manifestFormat.encode(new Map([...begun, ...this.#files]));
      if (next === this.#saved) return;
      const before = () => this.#saved ?? null;
      await this.#replaceSealed(join(this.#folder, MANIFEST), MANIFEST, next, before);
      this.#saved = next;
    });
  }

  /** Later than any seal in the folder, whatever the clock says. */
  #now(): string {
    this.#lastSeal = Math.max(Date.now(), this.#lastSeal + 1);
    return new Date(this.#lastSeal).toISOString();
  }

  /** Stages a file without a seal. */
  stageFile(...file: Parameters<Disk['stageFile']>): Promise<StagedFile> {
    return this.#disk.stageFile(...file);
  }

  makeFolder(folder: string): Promise<void> {
    return this.#disk.makeFolder(folder);
  }

  recoverFolder(folder: string): Promise<void> {
    return this.#disk.recoverFolder(folder);
  }
}

/**
 * A disk for the data in `folder`, after a comparison with the manifest. Rejects with `DamagedFilesError` for what
 * differs, unless `accept` is given and does not throw: then the next manifest has the files as they are.
 */
export async function openSealedDisk(
  folder: string,
  disk: Disk,
  accept?: (damages: readonly Damage[]) => void,
): Promise<SealedDisk> {
  const verified = await verifyFiles(folder);
  const { damages } = verified;
  if (accept) accept(damages);
  else if (damages.length > 0) throw new DamagedFilesError(folder, damages);
  return new SealedDisk(folder, disk, verified);
}
