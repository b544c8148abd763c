import { sessionId } from '#api/session/session-id.ts';
import type { Session } from '#api/store/store.ts';

/** What the owner is shown of a session; never its token's hash. */
export const presentSession = (session: Session, current: Session) => ({
  id: sessionId(session),
  createdAt: session.createdAt,
  lastUsedAt: session.lastUsedAt ?? session.createdAt,
  device: session.device,
  current: session.tokenHash === current.tokenHash,
});
