import { sessionEnd } from '#domain/owner/session-lifetime.ts';
import type { StoredPushSubscription } from '#domain/push/push-subscription.schema.ts';
import { kinds } from '../records/kinds.ts';
import type { ListedRecords, RecordStore } from '../records/records.ts';
import type { Session } from '../stored/stored-access.schema.ts';

export interface SessionStore {
  /** Also ends the session of `replacedHash`. */
  addSession(session: Session, replacedHash?: string): Promise<void>;
  /** Undefined when unknown or ended at `now` (`sessionEnd`). */
  findSession(tokenHash: string, now: Date): Promise<Session | undefined>;
  endSession(tokenHash: string): Promise<void>;
  /** Open sessions at `now`, newest first. */
  listSessions(now: Date): Promise<Session[]>;
  /** Sets `lastUsedAt`; does nothing when the session has ended. */
  noteSessionUse(tokenHash: string, now: Date): Promise<void>;
  /**
   * Sets where the notifications of a session go; undefined for none. Any other session with the same
   * endpoint loses it, because both are the same browser. Does nothing when the session has ended.
   */
  setSessionPush(tokenHash: string, push: StoredPushSubscription | undefined): Promise<void>;
}

/** A session with a new token; everything else about it stays. */
export interface RenewedSession {
  replacedHash: string;
  tokenHash: string;
  id: string;
}

export function sessionStore({ sessions }: RecordStore): SessionStore {
  const change = (next: (sessions: readonly Session[]) => readonly Session[]) =>
    sessions.change((stored) => ({ next: next(stored), result: undefined }));
  return {
    addSession: async (session, replacedHash) => {
      const added = kinds.sessions.check(session);
      const now = new Date(session.createdAt);
      await change((stored) => [
        ...stored.filter((other) => isOpen(other, now) && other.tokenHash !== replacedHash),
        added,
      ]);
    },
    findSession: async (tokenHash, now) => {
      const session = await sessions.find(tokenHash);
      return session && isOpen(session, now) ? session : undefined;
    },
    endSession: (tokenHash) =>
      change((stored) => without(stored, (other) => other.tokenHash === tokenHash)),
    listSessions: async (now) =>
      (await sessions.read()).filter((session) => isOpen(session, now)).toReversed(),
    noteSessionUse: (tokenHash, now) =>
      change((stored) => {
        const index = stored.findIndex((session) => session.tokenHash === tokenHash);
        const session = stored[index];
        return session ? stored.with(index, { ...session, lastUsedAt: now.toISOString() }) : stored;
      }),
    setSessionPush: (tokenHash, push) =>
      change((stored) => withSessionPush(stored, tokenHash, push)),
  };
}

/** Ends all without `kept`, which gets its new token. */
export const endOtherSessions = (
  sessions: ListedRecords<Session>,
  kept: RenewedSession | undefined,
): Promise<void> =>
  sessions.change((stored) => {
    const session = stored.find(({ tokenHash }) => tokenHash === kept?.replacedHash);
    if (!session || !kept) return { next: without(stored, () => true), result: undefined };
    // Its public id stays the same, under which notifications know it.
    const { tokenHash, id } = kept;
    return { next: [kinds.sessions.check({ ...session, tokenHash, id })], result: undefined };
  });

/**
 * `sessions` once that of `tokenHash` has `push`, and no other one the same endpoint. Sessions that this does
 * not change stay the same objects; all of them when the session has ended.
 */
function withSessionPush(
  sessions: readonly Session[],
  tokenHash: string,
  push: StoredPushSubscription | undefined,
): readonly Session[] {
  if (!sessions.some((session) => session.tokenHash === tokenHash)) return sessions;
  return sessions.map((session) => {
    const { push: before, ...rest } = session;
    if (session.tokenHash === tokenHash) {
      if (push) return kinds.sessions.check({ ...rest, push });
      return before ? rest : session;
    }
    return push && before?.endpoint === push.endpoint ? rest : session;
  });
}

/** Returns the same array when nothing is removed, so that nothing is written. */
function without(sessions: readonly Session[], isRemoved: (session: Session) => boolean) {
  return sessions.some(isRemoved) ? sessions.filter((session) => !isRemoved(session)) : sessions;
}

const isOpen = (session: Session, now: Date) => sessionEnd(session) > now;
