import type { Session } from '#api/store/stored/stored-access.schema.ts';
import { sessionId } from './session-id.ts';

/** A session for the owner, without the hash of its token. */
export interface PresentedSession {
  id: string;
  createdAt: string;
  lastUsedAt: string;
  device?: string | undefined;
  /** Whether the device gets notifications. */
  notified: boolean;
  /** The session of the call. */
  current: boolean;
}

export const presentSession = (session: Session, current: Session): PresentedSession => ({
  id: sessionId(session),
  createdAt: session.createdAt,
  lastUsedAt: session.lastUsedAt ?? session.createdAt,
  device: session.device,
  notified: session.push !== undefined,
  current: session.tokenHash === current.tokenHash,
});
