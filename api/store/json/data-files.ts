import { isUploadName } from '../upload-name.ts';
import { isMonthFile } from './month-files.ts';

/** The files of the data folder besides monthly files and uploads. */
export const dataFiles = [
  'api-keys.json',
  'booking-limits.json',
  'bookings-seen.json',
  'busy-calendar-readings.json',
  'busy-calendars.json',
  'calendar-feed.json',
  'message-settings.json',
  'owner.json',
  'partner-tests.json',
  'partners.json',
  'post-reads.json',
  'posts.json',
  'promotions.json',
  'push-keys.json',
  'retention.json',
  'reviews.json',
  'sessions.json',
  'settings.json',
  'webhooks.json',
] as const;

export type DataFile = (typeof dataFiles)[number];

/** The manifest of a backup; an archive needs at least one file. */
export const BACKUP_NOTE = 'backup.json';

/**
 * A backup must give no access; the password is set again after a restore. A restored copy must not send
 * events to the endpoints of the original, whose secrets are not in it either.
 */
const excludedFromBackup: readonly string[] = [
  'api-keys.json',
  'owner.json',
  'push-keys.json',
  'sessions.json',
  'webhooks.json',
] satisfies DataFile[];

/** The folders of a backup, each with a test of its file names. */
export const backupFolders: Readonly<Record<string, (name: string) => boolean>> = {
  bookings: isMonthFile,
  'contact-requests': isMonthFile,
  messages: isMonthFile,
  uploads: isUploadName,
};

/** Whether a backup may contain `path`, which is relative and uses slashes. */
export function belongsInBackup(path: string): boolean {
  const [first = '', name, ...rest] = path.split('/');
  if (name === undefined) {
    return dataFiles.some((file) => file === first) && !excludedFromBackup.includes(first);
  }
  const belongs = Object.hasOwn(backupFolders, first) ? backupFolders[first] : undefined;
  return rest.length === 0 && belongs !== undefined && belongs(name);
}
