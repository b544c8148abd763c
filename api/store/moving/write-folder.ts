import { join } from 'node:path';
import { type DataFile, dataFiles } from '../json/data-files.ts';
import type { Disk } from '../json/disk.ts';
import { type FileContents, fileFormats } from '../json/file-contents.ts';
import { JsonFile } from '../json/json-file.ts';
import { MonthFolder } from '../json/month-folder.ts';
import { bookings, type Collection, contactRequests } from '../stored/collections.ts';
import { messages } from '../stored/message-collection.ts';
import { deliveries } from '../stored/stored-deliveries.schema.ts';
import type { Contents, Months } from './contents.ts';

interface Options {
  disk: Disk;
  /** Whether a file may be written; all, without it. */
  includes?(name: DataFile): boolean;
}

/** Writes `contents` into the empty `folder` as the JSON store does, a month at a time in memory. */
export async function writeFolder(
  contents: Contents,
  folder: string,
  { disk, includes = () => true }: Options,
): Promise<void> {
  await writeMonths(contactRequests, contents.contactRequests(), folder, disk);
  await writeMonths(bookings, contents.bookings(), folder, disk);
  await writeMonths(messages, contents.messages(), folder, disk);
  await writeMonths(deliveries, contents.deliveries(), folder, disk);
  await disk.makeFolder(join(folder, 'uploads'));
  for await (const { name, bytes } of contents.uploads()) {
    await disk.replaceFile(join(folder, 'uploads', name), bytes);
  }
  const files = await contents.files();
  for (const name of dataFiles.filter(includes)) await writeFile(name, files[name], folder, disk);
}

async function writeMonths<R extends { id: string }>(
  collection: Collection<R>,
  months: Months<R>,
  folder: string,
  disk: Disk,
): Promise<void> {
  await disk.makeFolder(join(folder, collection.folder));
  for await (const records of months) {
    const [first] = records;
    if (!first) continue;
    const month = new MonthFolder(collection, folder, disk).month(collection.monthOf(first.record));
    await month.change(() => ({ next: records, result: undefined }));
  }
}

/** Null, such as no password, has no file. */
async function writeFile<F extends DataFile>(
  name: F,
  content: FileContents[F],
  folder: string,
  disk: Disk,
): Promise<void> {
  if (content === null) return;
  await new JsonFile(join(folder, name), fileFormats[name], disk).write(content);
}
