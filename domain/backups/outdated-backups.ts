import { millisecondsInDay } from 'date-fns/constants';

/** How many backups are kept in one place. */
export interface BackupRetention {
  /** Older ones are deleted; may be `Infinity`. */
  days: number;
  /** More are deleted, the oldest first; may be `Infinity`. */
  count: number;
}

/** Begins the name of a backup with problems. */
const DAMAGED = 'damaged-';

const NAME = /^(?:damaged-)?backup-(\d{4}-\d\d-\d\d)(?:T(\d\d)(\d\d)(\d\d)Z)?\.tar\.gz$/;

/** The file of a backup that was made at `now`; names sort by time. */
export const backupName = (now: Date): string =>
  `backup-${now.toISOString().replace(/\.\d+/, '').replaceAll(':', '')}.tar.gz`;

/** The same for one with problems, which is kept beside the others. */
export const damagedBackupName = (now: Date): string => DAMAGED + backupName(now);

const isDamaged = (name: string) => name.startsWith(DAMAGED);

/** The damaged backups among `names` before the one named `newest`: one is enough to look at. */
export const earlierDamagedBackups = (names: readonly string[], newest: string): string[] =>
  names.filter((name) => isDamaged(name) && !Number.isNaN(timeOf(name)) && name !== newest);

/** Milliseconds since 1970, NaN for a name that no backup has. A name without a time is of its day's end. */
function timeOf(name: string): number {
  const [, day, hours = '23', minutes = '59', seconds = '59'] = NAME.exec(name) ?? [];
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`);
}

/**
 * Those of the files `names` to be deleted: never the newest backup without problems, and nothing that is not named as
 * one.
 */
export function outdatedBackups(
  names: readonly string[],
  { days, count }: BackupRetention,
  now: Date,
): string[] {
  const backups = names
    .map((name) => ({ name, time: timeOf(name) }))
    .filter(({ time }) => !Number.isNaN(time))
    .sort((one, other) => other.time - one.time);
  const isOld = ({ time }: { time: number }) => now.getTime() - time > days * millisecondsInDay;
  const good = backups.filter(({ name }) => !isDamaged(name));
  const outdated = [
    ...good.filter((backup, position) => position > 0 && (position >= count || isOld(backup))),
    ...backups.filter((backup) => isDamaged(backup.name) && isOld(backup)),
  ];
  return outdated.map(({ name }) => name);
}
