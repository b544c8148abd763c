import { kinds } from '../records/kinds.ts';
import type { AllRecords, RecordStore } from '../records/records.ts';
import type { CalendarFeed, PasswordReset, PushKeys } from '../stored/stored-access.schema.ts';
import { endOtherSessions, type RenewedSession } from './sessions.ts';

/**
 * The owner's password and the access that it gives: sessions (`SessionStore`), the calendar feed and API keys. A new
 * password ends a link for another one (`PasswordResetStore`).
 */
export interface OwnerStore {
  /** The owner's password as a PHC string, or undefined before it is set. */
  ownerPasswordHash(): Promise<string | undefined>;
  /** Also ends all access but `keep`, which the old password may have opened. */
  setOwnerPasswordHash(hash: string, keep?: KeptAccess): Promise<EndedAccess>;
  /**
   * The next start prints a setup link. Ends every session and turns off the second factor; calendar feed and API
   * keys stay until it is used.
   */
  forgetOwnerPassword(): Promise<void>;

  /** Ends all access but `keep`. */
  endSessions(keep: KeptAccess): Promise<EndedAccess>;

  /** Undefined before the first are added. */
  pushKeys(): Promise<PushKeys | undefined>;
  /** Resolves to the stored ones: those that were there before, or `keys`. */
  addPushKeys(keys: PushKeys): Promise<PushKeys>;

  /** Undefined while there is no feed. */
  calendarFeed(): Promise<CalendarFeed | undefined>;
  /** Replaces the feed, whose old address is invalid from then on. */
  setCalendarFeed(feed: CalendarFeed | undefined): Promise<void>;
}

/** The access that stays when the owner ends all other. */
export interface KeptAccess {
  /** One session, whose token is replaced, because a copy of it may be in other hands. */
  session?: RenewedSession;
  calendarFeed?: boolean;
  /** All of them. */
  apiKeys?: boolean;
}

export interface EndedAccess {
  /** False also when there was no feed. */
  calendarFeedRevoked: boolean;
  /** False also when there was none. */
  apiKeysRevoked: boolean;
}

/** What gives access, in the order in which it ends. */
const access = ['sessions', 'calendarFeed', 'apiKeys'] as const;

/** What changes with the password, in this order. */
export const replaced = [...access, 'passwordHash', 'passwordReset'] as const;

export function ownerStore(records: RecordStore): OwnerStore {
  const { passwordHash, calendarFeed, pushKeys, together } = records;
  return {
    ownerPasswordHash: async () => (await passwordHash.read()) ?? undefined,
    setOwnerPasswordHash: (hash, keep = {}) =>
      together(replaced, (locked) => replacePasswordHash(locked, hash, keep)),
    forgetOwnerPassword: () =>
      together([...replaced, 'secondFactor'], async (locked) => {
        await replacePasswordHash(locked, null, { calendarFeed: true, apiKeys: true });
        await locked.secondFactor.change(() => ({ next: null, result: undefined }));
      }),
    endSessions: (keep) => together(access, (locked) => endAccess(locked, keep)),

    pushKeys: async () => (await pushKeys.read()) ?? undefined,
    addPushKeys: (keys) =>
      pushKeys.change((stored) => {
        const next = stored ?? keys;
        return { next, result: next };
      }),

    calendarFeed: async () => (await calendarFeed.read()) ?? undefined,
    setCalendarFeed: async (feed) => {
      const next = kinds.calendarFeed.check(feed ?? null);
      await calendarFeed.change(() => ({ next, result: undefined }));
    },
  };
}

/** `keep` is what stays of the access that the old password may have opened. */
export async function replacePasswordHash(
  records: AllRecords,
  next: string | null,
  keep: KeptAccess,
): Promise<EndedAccess> {
  // Access first: if the last write fails, nobody with the old password keeps any.
  const ended = await endAccess(records, keep);
  await records.passwordHash.change(() => ({ next, result: undefined }));
  await records.passwordReset.change((stored) => ({
    next: withoutLink(stored),
    result: undefined,
  }));
  return ended;
}

export const withoutLink = (stored: PasswordReset): PasswordReset =>
  stored.tokenHash === undefined ? stored : { requests: stored.requests };

async function endAccess(records: AllRecords, keep: KeptAccess): Promise<EndedAccess> {
  await endOtherSessions(records.sessions, keep.session);
  const calendarFeedRevoked = await records.calendarFeed.change((feed) =>
    keep.calendarFeed || feed === null
      ? { next: feed, result: false }
      : { next: null, result: true },
  );
  const apiKeysRevoked = await records.apiKeys.change((keys) =>
    keep.apiKeys || keys.length === 0 ? { next: keys, result: false } : { next: [], result: true },
  );
  return { calendarFeedRevoked, apiKeysRevoked };
}
