/** Seconds for which an authenticator app shows a code (RFC 6238). */
export const CODE_SECONDS = 30;

/** Bytes of the secret that the owner's app shares with the server (RFC 4226 §4: 160 bits). */
export const SECRET_BYTES = 20;

export const RECOVERY_CODES = 10;

/** What the owner sees of the second factor. */
export interface SecondFactorState {
  isOn: boolean;
  /** ISO 8601; missing while it is off. */
  since?: string | undefined;
  /** How many have not been used. */
  recoveryCodesLeft: number;
}

/** A recovery code as it is compared: people type spaces and capitals, and take l and o for digits. */
export const comparableRecoveryCode = (typed: string): string =>
  typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('1', 'l').replaceAll('0', 'o');

/** 'abcd-efgh-2345-6723' */
export const shownRecoveryCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');
