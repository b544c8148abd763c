import type { StoredPushSubscription } from '#domain/push/push-subscription.schema.ts';

/** The owner's password and the access that it gives: sessions, the calendar feed and API keys. */
export interface OwnerStore {
  /** The owner's password as a PHC string, or undefined before it is set. */
  ownerPasswordHash(): Promise<string | undefined>;
  /** Also ends all access but `keep`, which the old password may have opened. */
  setOwnerPasswordHash(hash: string, keep?: KeptAccess): Promise<EndedAccess>;

  /** Also ends the session of `replacedHash`. */
  addSession(session: Session, replacedHash?: string): Promise<void>;
  /** Undefined when unknown or ended at `now` (`sessionEnd`). */
  findSession(tokenHash: string, now: Date): Promise<Session | undefined>;
  endSession(tokenHash: string): Promise<void>;
  /** Open sessions at `now`, newest first. */
  listSessions(now: Date): Promise<Session[]>;
  /** Ends all access but `keep`. */
  endSessions(keep: KeptAccess): Promise<EndedAccess>;
  /** Sets `lastUsedAt`; does nothing when the session has ended. */
  noteSessionUse(tokenHash: string, now: Date): Promise<void>;
  /**
   * Sets where the notifications of a session go; undefined for none. Any other session with the same
   * endpoint loses it, because both are the same browser. Does nothing when the session has ended.
   */
  setSessionPush(tokenHash: string, push: StoredPushSubscription | undefined): Promise<void>;

  /** Undefined before the first are added. */
  pushKeys(): Promise<PushKeys | undefined>;
  /** Resolves to the stored ones: those that were there before, or `keys`. */
  addPushKeys(keys: PushKeys): Promise<PushKeys>;

  /** Undefined while there is no feed. */
  calendarFeed(): Promise<CalendarFeed | undefined>;
  /** Replaces the feed, whose old address is invalid from then on. */
  setCalendarFeed(feed: CalendarFeed | undefined): Promise<void>;
}

export interface Session {
  /** Its public id once the token was renewed; before that, the id follows from the token's hash. */
  id?: string | undefined;
  /** SHA-256 of the cookie's token, in hex, so that a stolen file opens no session. */
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
  /** To the hour; undefined in the first hour. */
  lastUsedAt?: string | undefined;
  /** Such as 'Safari on an iPhone'. */
  device?: string | undefined;
  /** Undefined while the owner gets no notifications there. */
  push?: StoredPushSubscription | undefined;
}

/** With which the server identifies itself to push services (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The access that stays when the owner ends all other. */
export interface KeptAccess {
  /** One session, whose token is replaced, because a copy of it may be in other hands. */
  session?: RenewedSession;
  calendarFeed?: boolean;
  /** All of them. */
  apiKeys?: boolean;
}

/** A session with a new token; everything else about it stays. */
export interface RenewedSession {
  replacedHash: string;
  tokenHash: string;
  id: string;
}

export interface EndedAccess {
  /** False also when there was no feed. */
  calendarFeedRevoked: boolean;
  /** False also when there was none. */
  apiKeysRevoked: boolean;
}

/** The calendar feed that the owner's phone subscribes to. */
export interface CalendarFeed {
  /** SHA-256 of the secret in its address, in hex, so that a stolen file opens no feed. */
  secretHash: string;
  createdAt: string;
}
