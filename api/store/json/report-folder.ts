import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { hashedContent } from '../hashed-content.ts';
import { checkReportFileId, isReportFileId } from '../report-file-id.ts';
import type { ByteRange, ReportFileStore, StoredFile } from '../resources/report-files.ts';
import type { Disk, StagedFile } from './disk.ts';
import { storeWriteError } from './store-write-error.ts';

/** Whether `name` is that of a report's file. */
export const isReportFileName = (name: string): boolean => reportIdOf(name) !== undefined;

export const reportNameOf = (id: string): string => `${id}.pdf`;

/** The id of the version whose file has this name. */
export function reportIdOf(name: string): string | undefined {
  const id = name.endsWith('.pdf') ? name.slice(0, -'.pdf'.length) : '';
  return isReportFileId(id) ? id : undefined;
}

/** One file per version of a report. */
export class ReportFolder implements Readonly<ReportFileStore['reportFiles']> {
  readonly #folder: string;
  readonly #disk: Disk;

  private constructor(folder: string, disk: Disk) {
    this.#folder = folder;
    this.#disk = disk;
  }

  /** Removes what a crash left of a write. */
  static async open(folder: string, disk: Disk): Promise<ReportFolder> {
    await disk.makeFolder(folder);
    await disk.recoverFolder(folder);
    return new ReportFolder(folder, disk);
  }

  async write(id: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile> {
    checkReportFileId(id);
    const path = this.#pathOf(id);
    const source = new Source(content);
    const hashed = hashedContent(source);
    let staged: StagedFile | undefined;
    try {
      staged = await this.#disk.stageFile(path, hashed.content);
      const isNew = (await stat(path).catch(unlessMissing)) === undefined;
      // The earlier content of a replaced file is not in memory.
      await staged.place(isNew ? () => null : undefined);
    } catch (error) {
      await staged?.discard().catch(() => undefined);
      throw source.failure ? source.failure.error : storeWriteError(error);
    }
    return hashed.read();
  }

  async size(id: string): Promise<number | undefined> {
    return (await this.#find(id))?.size;
  }

  async read(id: string, range?: ByteRange): Promise<Readable | undefined> {
    if (!isReportFileId(id)) return undefined;
    // Opened now: a file that is removed meanwhile is still read to its end.
    const file = await open(this.#pathOf(id)).catch(unlessMissing);
    return file?.createReadStream(range);
  }

  async remove(ids: readonly string[]): Promise<void> {
    for (const id of ids.filter(isReportFileId)) {
      await rm(this.#pathOf(id), { force: true }).catch((error: unknown) => {
        throw storeWriteError(error);
      });
    }
  }

  /** Removes those that were written before `time` and that are not among `kept`. */
  async removeOrphans(time: Date, kept: () => ReadonlySet<string>): Promise<void> {
    const names = await readdir(this.#folder);
    const ids = names.length > 0 ? kept() : new Set();
    for (const name of names) {
      const id = reportIdOf(name);
      if (id === undefined || ids.has(id)) continue;
      const found = await this.#find(id);
      if (found && found.mtimeMs < time.getTime()) await this.remove([id]);
    }
  }

  async #find(id: string) {
    return isReportFileId(id) ? stat(this.#pathOf(id)).catch(unlessMissing) : undefined;
  }

  #pathOf(id: string): string {
    return join(this.#folder, reportNameOf(id));
  }
}

/** Tells the failure of a stream from one of the disk. */
class Source implements AsyncIterable<Uint8Array> {
  failure: { error: unknown } | undefined;
  readonly #content: AsyncIterable<Uint8Array>;

  constructor(content: AsyncIterable<Uint8Array>) {
    this.#content = content;
  }

  async *[Symbol.asyncIterator]() {
    try {
      yield* this.#content;
    } catch (error) {
      this.failure = { error };
      throw error;
    }
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
