import { join } from 'node:path';
import { Low } from 'lowdb';
import { isList, type Kind, type ListKind } from '../records/kind.ts';
import { type ContentOf, type KindKey, type ListedOf, mapKinds } from '../records/kinds.ts';
import type { ListedRecords, Records } from '../records/records.ts';
import { noSamples, type SampleContent } from '../sample-content.ts';
import { CommittedFile } from './committed-file.ts';
import type { Disk } from './disk.ts';
import { isNewFolder } from './is-new-folder.ts';
import { JsonFile } from './json-file.ts';

/** The name of a kind's file in the data folder. */
export const fileNameOf = ({ name }: Pick<Kind<unknown>, 'name'>): string => `${name}.json`;

/** The file of a kind in `folder`. */
export const fileOf = <C>(kind: Kind<C>, folder: string, disk: Disk): JsonFile<C> =>
  new JsonFile(join(folder, fileNameOf(kind)), kind.format, disk);

/** All that the store has of a kind, in one file. */
class RecordFile<C> extends CommittedFile<C> implements Records<C> {
  async read(): Promise<C> {
    return this.content;
  }
}

class ListFile<T> extends RecordFile<readonly T[]> implements ListedRecords<T> {
  readonly #kind: ListKind<T>;

  constructor(low: Low<readonly T[]>, kind: ListKind<T>, onCommit: (() => void) | undefined) {
    super(low, { onCommit });
    this.#kind = kind;
  }

  async find(id: string): Promise<T | undefined> {
    return this.content.find((record) => this.#kind.idOf(record) === id);
  }

  async findNamed(name: string): Promise<T | undefined> {
    return this.content.find((record) => this.#kind.nameOf(record) === name);
  }
}

export type RecordFiles = {
  readonly [K in KindKey]: [ListedOf<K>] extends [never]
    ? RecordFile<ContentOf<K>>
    : ListFile<ListedOf<K>>;
};

/** Rejects with `CorruptFileError`. Calls `onContentChange` after each write of what pages show. */
export async function openRecordFiles(
  folder: string,
  disk: Disk,
  { samples, onContentChange }: { samples: SampleContent; onContentChange: () => void },
): Promise<RecordFiles> {
  const isNew = await isNewFolder(folder);
  const files = mapKinds((kind) => {
    const content = kind.initial(kind.isSeeded && !isNew ? noSamples : samples);
    const low = new Low(fileOf(kind, folder, disk), content);
    const onCommit = kind.isShown ? onContentChange : undefined;
    return isList(kind)
      ? new ListFile(low as Low<readonly unknown[]>, kind, onCommit)
      : new RecordFile(low, { onCommit });
  });
  await Promise.all(Object.values(files).map((file) => file.load()));
  if (isNew) {
    const written = mapKinds((kind, key) => seed(kind, files[key] as RecordFile<unknown>));
    await Promise.all(Object.values(written));
  }
  return files as unknown as RecordFiles;
}

/** Writes the samples with which a new store begins: at the next start it is not new any more. */
async function seed(kind: Kind<unknown>, file: RecordFile<unknown>): Promise<void> {
  if (!kind.isSeeded || kind.rowsOf(file.content).length === 0) return;
  await file.change((content) => ({ next: structuredClone(content), result: undefined }));
}
