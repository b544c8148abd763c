import { addSeconds } from 'date-fns/addSeconds';
import { secondsInDay } from 'date-fns/constants';

/** A session ends after `days` at the latest, and after `idleDays` without use. */
export const sessionLifetime = { days: 30, idleDays: 14 } as const;

interface SessionTimes {
  /** ISO 8601, like the others. */
  createdAt: string;
  expiresAt: string;
  /** Undefined before the first use after sign-in. */
  lastUsedAt?: string | undefined;
}

/** When the session expires if it is not used again. */
export function sessionEnd({ createdAt, expiresAt, lastUsedAt }: SessionTimes): Date {
  const lastUse = new Date(lastUsedAt ?? createdAt);
  // Not `addDays`: its days have 23 or 25 hours when the server's zone changes its clocks.
  const idleEnd = addSeconds(lastUse, sessionLifetime.idleDays * secondsInDay);
  const end = new Date(expiresAt);
  return end < idleEnd ? end : idleEnd;
}
