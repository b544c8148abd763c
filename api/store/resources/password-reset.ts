import { addMinutes } from 'date-fns/addMinutes';
import {
  countedResetRequests,
  RESET_LINK_MINUTES,
  resetRefusedUntil,
} from '#domain/owner/password-reset.ts';
import { kinds } from '../records/kinds.ts';
import type { RecordStore } from '../records/records.ts';
import type { PasswordReset } from '../stored/stored-access.schema.ts';
import { type EndedAccess, replaced, replacePasswordHash, withoutLink } from './owner.ts';

/** The link with which the owner, who has lost the password, sets another one. */
export interface PasswordResetStore {
  /**
   * Makes the link with this hash the only one, unless too many were asked for (`resetLimits`): then nothing changes,
   * and the result says from when on another one is possible.
   */
  addPasswordReset(
    tokenHash: string,
    request: { isKnownDevice: boolean; now: Date },
  ): Promise<{ refusedUntil?: Date | undefined }>;
  /** Whether the link with this hash is the newest and can still be used at `now`. */
  hasPasswordReset(tokenHash: string, now: Date): Promise<boolean>;
  /** Replaces the password and ends the link and all other access; undefined if the link is not valid at `now`. */
  resetOwnerPassword(
    tokenHash: string,
    passwordHash: string,
    now: Date,
  ): Promise<EndedAccess | undefined>;
}

export const passwordResetStore = ({
  passwordReset,
  together,
}: RecordStore): PasswordResetStore => ({
  addPasswordReset: (tokenHash, { isKnownDevice, now }) =>
    passwordReset.change<{ refusedUntil?: Date | undefined }>((stored) => {
      const refusedUntil = resetRefusedUntil(stored.requests, { isKnownDevice, now });
      if (refusedUntil) return { next: stored, result: { refusedUntil } };
      const request = { at: now.toISOString(), isKnownDevice };
      const requests = [...countedResetRequests(stored.requests, now), request];
      return { next: kinds.passwordReset.check({ tokenHash, requests }), result: {} };
    }),
  hasPasswordReset: async (tokenHash, now) => isValid(await passwordReset.read(), tokenHash, now),
  resetOwnerPassword: (tokenHash, passwordHash, now) =>
    together(replaced, async (locked) => {
      // First: in files, this alone keeps a second call from using the link.
      const isClaimed = await locked.passwordReset.change((stored) =>
        isValid(stored, tokenHash, now)
          ? { next: withoutLink(stored), result: true }
          : { next: stored, result: false },
      );
      return isClaimed ? replacePasswordHash(locked, passwordHash, {}) : undefined;
    }),
});

function isValid(stored: PasswordReset, tokenHash: string, now: Date): boolean {
  const newest = stored.requests.at(-1);
  if (!newest || stored.tokenHash !== tokenHash) return false;
  return now < addMinutes(newest.at, RESET_LINK_MINUTES);
}
