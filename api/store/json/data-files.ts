import { kinds } from '../records/kinds.ts';
import { bookings, contactRequests } from '../stored/collections.ts';
import { messages } from '../stored/message-collection.ts';
import { deliveries } from '../stored/stored-deliveries.schema.ts';
import { jobs } from '../stored/stored-jobs.schema.ts';
import { isUploadName } from '../upload-name.ts';
import { isMonthFile } from './month-files.ts';
import { isReportFileName } from './report-folder.ts';

/** The files of the data folder besides monthly files, uploads and the manifest. */
export const dataFiles: readonly string[] = Object.values(kinds).map(({ name }) => `${name}.json`);

/** The folders of monthly files. */
export const monthFolders: readonly string[] = [
  bookings,
  contactRequests,
  deliveries,
  jobs,
  messages,
].map(({ folder }) => folder);

/** Whether the store keeps records in `path`, which is relative and uses slashes. */
export function isDataFile(path: string): boolean {
  const [first = '', name, ...rest] = path.split('/');
  if (name === undefined) return dataFiles.includes(first);
  return rest.length === 0 && monthFolders.includes(first) && isMonthFile(name);
}

/** The manifest of a backup; an archive needs at least one file. */
export const BACKUP_NOTE = 'backup.json';

/** The files of a backup, which has no secrets. */
export const backedUpFiles: readonly string[] = Object.values(kinds)
  .filter(({ isSecret }) => !isSecret)
  .map(({ name }) => `${name}.json`);

/** The folder of reports. */
export const reportFolderName = 'report-files';

/** The folder of pictures. */
export const uploadFolderName = 'uploads';

/** The folders of a backup, each with a test of its file names. */
export const backupFolders: Readonly<Record<string, (name: string) => boolean>> = {
  bookings: isMonthFile,
  'contact-requests': isMonthFile,
  jobs: isMonthFile,
  messages: isMonthFile,
  [reportFolderName]: isReportFileName,
  [uploadFolderName]: isUploadName,
};

/** Whether a backup may contain `path`, which is relative and uses slashes. */
export function belongsInBackup(path: string): boolean {
  const [first = '', name, ...rest] = path.split('/');
  if (name === undefined) return backedUpFiles.includes(first);
  const belongs = Object.hasOwn(backupFolders, first) ? backupFolders[first] : undefined;
  return rest.length === 0 && belongs !== undefined && belongs(name);
}
