import { createHash, randomBytes } from 'node:crypto';
import { getUnixTime } from 'date-fns/getUnixTime';
import { generateSecret, generateURI, verifySync } from 'otplib';
import {
  CODE_SECONDS,
  comparableRecoveryCode,
  RECOVERY_CODES,
  SECRET_BYTES,
} from '#domain/owner/second-factor.ts';

/** In base32, as authenticator apps take it. */
export const newSecret = (): string => generateSecret({ length: SECRET_BYTES });

/** What the QR code for an authenticator app contains. */
export const secretUri = (secret: string, issuer: string): string =>
  generateURI({ secret, issuer, label: 'owner' });

/**
 * The time step of a code that an app with `secret` shows at `now`, or one step earlier or later, because clocks
 * differ. Undefined for any other code, and for steps up to `usedStep`.
 */
export function stepOfCode(
  { secret, usedStep }: { secret: string; usedStep: number },
  code: string,
  now: Date,
): number | undefined {
  const token = code.replaceAll(' ', '');
  // The library throws for what has not the form of a code.
  if (!/^\d{6}$/.test(token)) return undefined;
  const result = verifySync({
    secret,
    token,
    epoch: getUnixTime(now),
    epochTolerance: CODE_SECONDS,
  });
  // Not by its option `afterTimeStep`, which throws after the clock was ahead.
  return result.valid && 'timeStep' in result && result.timeStep > usedStep
    ? result.timeStep
    : undefined;
}

/** Characters without 0, 1, 8 and 9, of which each stands for 5 bits (RFC 4648 §6). */
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** 80 bits: nobody guesses one. */
const RECOVERY_CODE_LENGTH = 16;

const recoveryCode = new RegExp(`^[${alphabet}]{${RECOVERY_CODE_LENGTH}}$`);

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from(randomBytes(RECOVERY_CODE_LENGTH), (byte) => alphabet[byte % 32]).join(''),
  );

/** The hash under which a recovery code is stored; undefined if `typed` has not the form of one. */
export function recoveryCodeHash(typed: string): string | undefined {
  const code = comparableRecoveryCode(typed);
  return recoveryCode.test(code) ? createHash('sha256').update(code).digest('hex') : undefined;
}
