import { createHash } from 'node:crypto';
import type { Session } from '#api/store/store.ts';

/** What the owner's screens call a session. It opens nothing, and its token's hash stays inside. */
export const sessionId = ({ tokenHash }: Pick<Session, 'tokenHash'>): string =>
  createHash('sha256').update(`session id of ${tokenHash}`).digest('hex').slice(0, 32);
