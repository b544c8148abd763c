import type { RenewedSession, Session } from '../resources/owner.ts';

/** The session with its new token; its public id stays the same, under which notifications know it. */
export const withNewToken = (
  session: Session,
  { tokenHash, id }: Omit<RenewedSession, 'replacedHash'>,
): Session => ({ ...session, tokenHash, id });
