import { createHash } from 'node:crypto';
import type { Session } from '#api/store/stored/stored-access.schema.ts';

/** The public id of a session, from which the hash of its token cannot be derived. */
export const sessionId = ({ id, tokenHash }: Pick<Session, 'id' | 'tokenHash'>): string =>
  id ?? createHash('sha256').update(`session id of ${tokenHash}`).digest('hex').slice(0, 32);
