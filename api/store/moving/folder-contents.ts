import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import { type DataFile, dataFiles } from '../json/data-files.ts';
import type { Disk } from '../json/disk.ts';
import { type FileContents, fileFormats, initialFiles } from '../json/file-contents.ts';
import { JsonFile } from '../json/json-file.ts';
import { partsIn } from '../json/month-files.ts';
import { MonthlyRecords } from '../json/monthly-records.ts';
import { bookings, type Collection, contactRequests } from '../stored/collections.ts';
import type { SampleContent } from '../stored/initial-content.ts';
import { messages } from '../stored/message-collection.ts';
import { deliveries } from '../stored/stored-deliveries.schema.ts';
import { isUploadName } from '../upload-name.ts';
import type { Contents, Months, Upload } from './contents.ts';

/**
 * What a store on `folder` holds, which the caller has locked. As at a start, what a crash left is removed.
 * `samples` is the content of files that do not exist. Rejects with `CorruptFileError`.
 */
export async function folderContents(
  folder: string,
  disk: Disk,
  samples: SampleContent,
): Promise<Contents> {
  await disk.recoverFolder(folder);
  return {
    contactRequests: () => monthsOf(contactRequests, folder, disk),
    bookings: () => monthsOf(bookings, folder, disk),
    messages: () => monthsOf(messages, folder, disk),
    deliveries: () => monthsOf(deliveries, folder, disk),
    uploads: () => uploadsIn(join(folder, 'uploads'), disk),
    files: () => readFiles(folder, disk, initialFiles(samples)),
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

async function readFiles(folder: string, disk: Disk, initial: FileContents): Promise<FileContents> {
  const contents = dataFiles.map(async (name) => [
    name,
    (await readDataFile(name, folder, disk)) ?? asRead(name, initial[name]),
  ]);
  return withoutOldReadings(Object.fromEntries(await Promise.all(contents)));
}

/** Readings of removed calendars stay in their file until the next reading. */
function withoutOldReadings(files: FileContents): FileContents {
  const ids = new Set(files['busy-calendars.json'].map(({ id }) => id));
  const readings = files['busy-calendar-readings.json'];
  return {
    ...files,
    'busy-calendar-readings.json': readings.filter(({ calendarId }) => ids.has(calendarId)),
  };
}

const readDataFile = <F extends DataFile>(name: F, folder: string, disk: Disk) =>
  new JsonFile<FileContents[F]>(join(folder, name), fileFormats[name], disk).read();

/** `content` as its file would be read, with its fields in the schema's order. */
function asRead<F extends DataFile>(name: F, content: FileContents[F]): FileContents[F] {
  if (content === null) return content;
  const { encode, decode } = fileFormats[name];
  return decode(JSON.parse(encode(content)), (detail) => {
    throw new TypeError(`${name}: ${detail}`);
  });
}
