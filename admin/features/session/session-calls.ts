import type { EndedAccess } from '#admin/features/account/account-calls.ts';
import { callApi } from '#client/call-api.ts';
import type { ResetLinkOutcome } from '#domain/owner/password-reset.ts';

export interface SessionResponse {
  signedIn: boolean;
  passwordSet: boolean;
  /** After signing in with a recovery code. */
  recoveryCodesLeft?: number;
}

export const fetchSession = () => callApi<SessionResponse>('', 'session');

/** `code` once the server has asked for one. */
export const signIn = (password: string, code?: string) =>
  post<SessionResponse>('session', { password, code });

/** Sets the first password and signs in. */
export const setFirstPassword = (setupToken: string, password: string) =>
  post<SessionResponse>('owner', { setupToken, password });

export const mailResetLink = () =>
  callApi<{ outcome: ResetLinkOutcome }>('', 'owner/reset-link', { method: 'POST' });

/** Sets a new password with the token of a mailed link, and signs in. */
export const resetPassword = (resetToken: string, password: string, code?: string) =>
  post<SessionResponse & { ended: EndedAccess }>('owner/reset', { resetToken, password, code });

export const signOut = () => callApi<undefined>('', 'session', { method: 'DELETE' });

const post = <T>(path: string, json: object) => callApi<T>('', path, { method: 'POST', json });
