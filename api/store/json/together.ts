import { isList } from '../records/kind.ts';
import { type KindKey, kinds } from '../records/kinds.ts';
import type { AllRecords, RecordStore } from '../records/records.ts';
import type { JsonFile } from './json-file.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import type { PausableDisk } from './pausable-disk.ts';
import type { RecordFiles } from './record-files.ts';
import { storeWriteError } from './store-write-error.ts';
import { changeOf, type UnfinishedChanges } from './unfinished-changes.ts';

/** A file that is held, with the content that `work` has given it. */
interface HeldFile {
  key: KindKey;
  content: unknown;
  next: unknown;
  write(next: unknown): Promise<void>;
}

/**
 * Changes of several files in one step: all of them are noted in one file first, from which the next start goes on after a
 * crash. When the disk refuses one, those before it are taken back.
 */
export function togetherIn(
  files: RecordFiles,
  unfinished: JsonFile<UnfinishedChanges>,
  disk: PausableDisk,
): RecordStore['together'] {
  /** Always in one order, so that two calls never wait for each other. */
  function holdAll<R>(
    [key, ...others]: readonly KindKey[],
    held: readonly HeldFile[],
    work: (held: readonly HeldFile[]) => Promise<R>,
  ): Promise<R> {
    if (key === undefined) return work(held);
    return files[key].hold((write) => {
      const { content } = files[key];
      const file = { key, content, next: content, write: write as HeldFile['write'] };
      return holdAll(others, [...held, file], work);
    });
  }

  /** The one file has one change at a time, also of others that hold other files. */
  const noting = new KeyedMutex();

  const note = (changes: UnfinishedChanges) =>
    unfinished.write(changes).catch((cause: unknown) => {
      throw storeWriteError(cause);
    });

  async function writeAll(changed: readonly HeldFile[]): Promise<void> {
    const notes = changed.map(({ key, content, next }) => {
      return [key, changeOf(kinds[key] as never, content, next)];
    });
    await note(Object.fromEntries(notes));
    const written: HeldFile[] = [];
    try {
      for (const file of changed) {
        await file.write(file.next);
        written.push(file);
      }
    } catch (error) {
      for (const file of written) await file.write(file.content).catch(() => undefined);
      await note({}).catch(() => undefined);
      throw error;
    }
    // The next start finds that all of it is written.
    await note({}).catch(() => undefined);
  }

  return (keys, work) =>
    holdAll([...new Set(keys)].sort(), [], async (held) => {
      const staged = Object.fromEntries(held.map((file) => [file.key, stagedRecords(file)]));
      const result = await work({ ...files, ...staged } as unknown as AllRecords);
      const changed = held.filter(({ content, next }) => next !== content);
      if (changed.length > 1) await noting.run('', () => disk.together(() => writeAll(changed)));
      else for (const file of changed) await file.write(file.next);
      return result;
    });
}

/** The records of a held file, as `work` changes them. */
function stagedRecords(file: HeldFile) {
  const kind = kinds[file.key];
  const records = {
    read: async () => file.next,
    change: async <R>(decide: (content: unknown) => { next: unknown; result: R }): Promise<R> => {
      const { next, result } = decide(file.next);
      file.next = next;
      return result;
    },
  };
  if (!isList(kind as never)) return records;
  const list = kind as unknown as { idOf(one: unknown): string; nameOf(one: unknown): string };
  const all = () => file.next as readonly unknown[];
  return {
    ...records,
    find: async (id: string) => all().find((one) => list.idOf(one) === id),
    findNamed: async (name: string) => all().find((one) => list.nameOf(one) === name),
  };
}
