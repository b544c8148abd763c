import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { reportFolderName, uploadFolderName } from '../json/data-files.ts';
import type { Disk } from '../json/disk.ts';
import { partsIn } from '../json/month-files.ts';
import { MonthlyRecords } from '../json/monthly-records.ts';
import { fileOf } from '../json/record-files.ts';
import { recoverFolders } from '../json/recover-folders.ts';
import { reportIdOf } from '../json/report-folder.ts';
import type { Kind } from '../records/kind.ts';
import { type Contents as Records, readContents } from '../records/kinds.ts';
import type { SampleContent } from '../sample-content.ts';
import { bookings, type Collection, contactRequests } from '../stored/collections.ts';
import { messages } from '../stored/message-collection.ts';
import { deliveries } from '../stored/stored-deliveries.schema.ts';
import { jobs } from '../stored/stored-jobs.schema.ts';
import { isUploadName } from '../upload-name.ts';
import type { Contents, Months, ReportFile, Upload } from './contents.ts';

/**
 * What a store on `folder` holds, which the caller has locked. As at a start, what a crash left is removed.
 * `samples` is the content of files that do not exist. Rejects with `CorruptFileError`.
 */
export async function folderContents(
  folder: string,
  disk: Disk,
  samples: SampleContent,
): Promise<Contents> {
  await recoverFolders(folder, disk);
  return {
    contactRequests: () => monthsOf(contactRequests, folder, disk),
    bookings: () => monthsOf(bookings, folder, disk),
    jobs: () => monthsOf(jobs, folder, disk),
    messages: () => monthsOf(messages, folder, disk),
    deliveries: () => monthsOf(deliveries, folder, disk),
    uploads: () => uploadsIn(join(folder, uploadFolderName), disk),
    reportFiles: () => reportsIn(join(folder, reportFolderName), disk),
    records: () => recordsIn(folder, disk, samples),
  };
}

async function* monthsOf<R extends Versioned & { createdAt: string }>(
  collection: Collection<R>,
  folder: string,
  disk: Disk,
): Months<R> {
  const records = await MonthlyRecords.open(collection, folder, disk);
  const months = await partsIn(join(folder, collection.folder));
  for (const month of [...months.keys()].sort()) yield records.ofMonth(month);
}

async function* uploadsIn(folder: string, disk: Disk): AsyncGenerator<Upload> {
  await disk.makeFolder(folder);
  await disk.recoverFolder(folder);
  for (const name of (await readdir(folder)).sort()) {
    if (isUploadName(name)) yield { name, bytes: await readFile(join(folder, name)) };
  }
}

async function* reportsIn(folder: string, disk: Disk): AsyncGenerator<ReportFile> {
  await disk.makeFolder(folder);
  await disk.recoverFolder(folder);
  for (const name of (await readdir(folder)).sort()) {
    const id = reportIdOf(name);
    if (id !== undefined) yield { id, content: createReadStream(join(folder, name)) };
  }
}

async function recordsIn(folder: string, disk: Disk, samples: SampleContent): Promise<Records> {
  const records = await readContents(
    async (kind) =>
      (await fileOf(kind, folder, disk).read()) ?? asRead(kind, kind.initial(samples)),
  );
  // An earlier version left the readings of removed calendars until the next reading.
  const ids = new Set(records.busyCalendars.map(({ id }) => id));
  const readings = records.busyCalendarReadings.filter(({ calendarId }) => ids.has(calendarId));
  return { ...records, busyCalendarReadings: readings };
}

/** `content` as its file would be read, with its fields in the schema's order. */
const asRead = (kind: Kind<unknown>, content: unknown) =>
  kind.contentOf(kind.rowsOf(content).map(({ value }) => value));
