import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type KindKey, kinds } from '../records/kinds.ts';
import { CorruptFileError } from './corrupt-file.error.ts';
import { type Disk, realDisk } from './disk.ts';
import { valueFormat } from './file-formats.ts';
import { decodeFile, type Format, JsonFile } from './json-file.ts';
import type { RecordFiles } from './record-files.ts';

/** Changes of several files that belong together, by name of the kind; none when all of them were written. */
const UNFINISHED = 'changes-together.json';

const changeSchema = z.strictObject({
  /** The digest of the content before. */
  before: z.string(),
  next: z.string(),
});

export type UnfinishedChanges = Readonly<Record<string, z.output<typeof changeSchema>>>;

const format: Format<UnfinishedChanges> = valueFormat(
  'changes',
  z.record(z.string(), changeSchema),
);

export const unfinishedIn = (folder: string, disk: Disk): JsonFile<UnfinishedChanges> =>
  new JsonFile(join(folder, UNFINISHED), format, disk);

/** Whether the server of `folder` is between two files of such a change. */
export const hasUnfinished = async (folder: string): Promise<boolean> =>
  Object.keys((await unfinishedIn(folder, realDisk).read()) ?? {}).length > 0;

/** The change of a kind's content, as it is noted before its file is written. */
export function changeOf<C>({ format: { encode } }: { format: Format<C> }, content: C, next: C) {
  return { before: digestOf(encode(content)), next: encode(next) };
}

/**
 * Writes what a crash left of changes that belong together. Files that were changed since, because the disk refused one
 * of the changes, stay as they are.
 */
export async function finishChanges(
  records: RecordFiles,
  unfinished: JsonFile<UnfinishedChanges>,
): Promise<void> {
  const changes = Object.entries((await unfinished.read()) ?? {});
  if (changes.length === 0) return;
  const isKnown = changes.every(([key, { before, next }]) => {
    const text = kinds[key as KindKey].format.encode(records[key as KindKey].content as never);
    return text === next || digestOf(text) === before;
  });
  for (const [key, { next }] of isKnown ? changes : []) {
    const fail = (detail: string): never => {
      throw new CorruptFileError(UNFINISHED, detail);
    };
    const kind = kinds[key as KindKey];
    const content = decodeFile<unknown>(kind.format as Format<unknown>, Buffer.from(next), fail);
    await records[key as KindKey].hold((write) => write(content as never));
  }
  await unfinished.write({});
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');
