import { sessionEnd } from '#domain/owner/session-lifetime.ts';
import type { StoredPushSubscription } from '#domain/push/push-subscription.schema.ts';
import type { RenewedSession, Session } from '../resources/owner.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import { withSessionPush } from '../stored/session-push.ts';
import { withNewToken } from '../stored/session-token.ts';
import { sessionSchema } from '../stored/stored.schema.ts';
import type { CommittedFile } from './committed-file.ts';

/** The owner's sessions, in one file. */
export class SessionList {
  readonly #file: CommittedFile<readonly Session[]>;

  constructor(file: CommittedFile<readonly Session[]>) {
    this.#file = file;
  }

  find(tokenHash: string, now: Date): Session | undefined {
    const session = this.#file.content.find((other) => other.tokenHash === tokenHash);
    return session && isOpen(session, now) ? session : undefined;
  }

  list(now: Date): Session[] {
    return this.#file.content.filter((session) => isOpen(session, now)).toReversed();
  }

  /** Also removes the session of `replacedHash` and those that have ended. */
  async add(session: Session, replacedHash?: string): Promise<void> {
    const added = checkedRecord(sessionSchema, session);
    const now = new Date(session.createdAt);
    await this.#change((sessions) => [
      ...sessions.filter((other) => isOpen(other, now) && other.tokenHash !== replacedHash),
      added,
    ]);
  }

  end(tokenHash: string): Promise<void> {
    return this.#change((sessions) => without(sessions, (other) => other.tokenHash === tokenHash));
  }

  /** Ends all without `kept`. */
  endOthers(kept: RenewedSession | undefined): Promise<void> {
    return this.#change((sessions) => {
      const session = kept && sessions.find(({ tokenHash }) => tokenHash === kept.replacedHash);
      if (session) return [checkedRecord(sessionSchema, withNewToken(session, kept))];
      return without(sessions, () => true);
    });
  }

  noteUse(tokenHash: string, now: Date): Promise<void> {
    return this.#change((sessions) => {
      const index = sessions.findIndex((session) => session.tokenHash === tokenHash);
      const session = sessions[index];
      return session
        ? sessions.with(index, { ...session, lastUsedAt: now.toISOString() })
        : sessions;
    });
  }

  setPush(tokenHash: string, push: StoredPushSubscription | undefined): Promise<void> {
    return this.#change((sessions) => {
      const next = withSessionPush(sessions, tokenHash, push);
      return next === sessions ? sessions : next.map((each) => checkedRecord(sessionSchema, each));
    });
  }

  #change(next: (sessions: readonly Session[]) => readonly Session[]): Promise<void> {
    return this.#file.change((sessions) => ({ next: next(sessions), result: undefined }));
  }
}

/** Returns the same array when nothing is removed, so that nothing is written. */
function without(sessions: readonly Session[], isRemoved: (session: Session) => boolean) {
  return sessions.some(isRemoved) ? sessions.filter((session) => !isRemoved(session)) : sessions;
}

const isOpen = (session: Session, now: Date) => sessionEnd(session) > now;
