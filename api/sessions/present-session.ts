import type { Session } from '#api/store/resources/owner.ts';
import { sessionId } from './session-id.ts';

/** A session for the owner, without the hash of its token. */
export const presentSession = (session: Session, current: Session) => ({
  id: sessionId(session),
  createdAt: session.createdAt,
  lastUsedAt: session.lastUsedAt ?? session.createdAt,
  device: session.device,
  notified: session.push !== undefined,
  current: session.tokenHash === current.tokenHash,
});
