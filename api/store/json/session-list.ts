import type { Session } from '../store.ts';
import type { CommittedFile } from './committed-file.ts';
import { checkedForKeeping } from './formats.ts';
import { sessionSchema } from './stored.schema.ts';

/** The owner's sessions in their file. */
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

  /** Those that are over by then are forgotten. */
  async add(session: Session): Promise<void> {
    const added = checkedForKeeping(sessionSchema, session);
    await this.#change((sessions) => [
      ...sessions.filter((other) => isOpen(other, session.createdAt)),
      added,
    ]);
  }

  end(tokenHash: string): Promise<void> {
    return this.#change((sessions) => without(sessions, (other) => other.tokenHash === tokenHash));
  }

  endAllBut(tokenHash: string | undefined): Promise<void> {
    return this.#change((sessions) => without(sessions, (other) => other.tokenHash !== tokenHash));
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

  #change(next: (sessions: readonly Session[]) => readonly Session[]): Promise<void> {
    return this.#file.change((sessions) => ({ next: next(sessions), result: undefined }));
  }
}

/** The same list where nothing goes, so that nothing is written. */
function without(sessions: readonly Session[], goes: (session: Session) => boolean) {
  return sessions.some(goes) ? sessions.filter((session) => !goes(session)) : sessions;
}

const isOpen = (session: Session, now: Date | string) =>
  Date.parse(session.expiresAt) > new Date(now).getTime();
