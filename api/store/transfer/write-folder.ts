import { join } from 'node:path';
import { reportFolderName } from '../json/data-files.ts';
import type { Disk } from '../json/disk.ts';
import { MonthFolder } from '../json/month-folder.ts';
import { fileOf } from '../json/record-files.ts';
import { reportNameOf } from '../json/report-folder.ts';
import { type KindKey, kinds } from '../records/kinds.ts';
import { bookings, type Collection, contactRequests } from '../stored/collections.ts';
import { messages } from '../stored/message-collection.ts';
import { deliveries } from '../stored/stored-deliveries.schema.ts';
import { jobs } from '../stored/stored-jobs.schema.ts';
import type { Contents, Months } from './contents.ts';

interface Options {
  disk: Disk;
  /** As a backup does. */
  leavesOutSecrets?: boolean;
}

/** Writes `contents` into the empty `folder` as the JSON store does, a month at a time in memory. */
export async function writeFolder(
  contents: Contents,
  folder: string,
  { disk, leavesOutSecrets = false }: Options,
): Promise<void> {
  await writeMonths(contactRequests, contents.contactRequests(), folder, disk);
  await writeMonths(bookings, contents.bookings(), folder, disk);
  await writeMonths(jobs, contents.jobs(), folder, disk);
  await writeMonths(messages, contents.messages(), folder, disk);
  await writeMonths(deliveries, contents.deliveries(), folder, disk);
  await disk.makeFolder(join(folder, 'uploads'));
  for await (const { name, bytes } of contents.uploads()) {
    await disk.replaceFile(join(folder, 'uploads', name), bytes);
  }
  await disk.makeFolder(join(folder, reportFolderName));
  for await (const { id, content } of contents.reportFiles()) {
    const path = join(folder, reportFolderName, reportNameOf(id));
    await (await disk.stageFile(path, content)).place(() => null);
  }
  const records = await contents.records();
  for (const [key, kind] of Object.entries(kinds)) {
    const content = records[key as KindKey];
    // Null, such as no password, has no file.
    if (content === null || (leavesOutSecrets && kind.isSecret)) continue;
    await fileOf<unknown>(kind, folder, disk).write(content);
  }
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
