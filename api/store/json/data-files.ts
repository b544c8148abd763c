import { isUploadName } from '../upload-name.ts';

/** Every file of the data folder besides those of months and uploads. */
export const dataFiles = [
  'calendar-feed.json',
  'owner.json',
  'partners.json',
  'post-reads.json',
  'posts.json',
  'promotions.json',
  'reviews.json',
  'sessions.json',
  'settings.json',
] as const;

export type DataFile = (typeof dataFiles)[number];

/** Says of an archive what it is; an archive without any file would not be one. */
export const BACKUP_NOTE = 'backup.json';

/** A backup lets nobody in: the password is set anew after a restore. */
const keptOut: readonly string[] = ['owner.json', 'sessions.json'] satisfies DataFile[];

const isMonth = (name: string) => /^\d{4}-(0[1-9]|1[0-2])\.json$/.test(name);

/** Folders of a backup, and which names their files have. */
export const backupFolders: Readonly<Record<string, (name: string) => boolean>> = {
  bookings: isMonth,
  'contact-requests': isMonth,
  uploads: isUploadName,
};

/** Whether a backup may hold a file of this path, which is relative and written with slashes. */
export function belongsInBackup(path: string): boolean {
  const [first = '', name, ...rest] = path.split('/');
  if (name === undefined) {
    return dataFiles.some((file) => file === first) && !keptOut.includes(first);
  }
  const belongs = Object.hasOwn(backupFolders, first) ? backupFolders[first] : undefined;
  return rest.length === 0 && belongs !== undefined && belongs(name);
}
