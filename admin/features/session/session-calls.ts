import { callApi } from '#client/call-api.ts';

export interface SessionResponse {
  signedIn: boolean;
  passwordSet: boolean;
}

export const fetchSession = () => callApi<SessionResponse>('', 'session');

export const signIn = (password: string) => sendPassword('session', { password });

/** Sets the first password and signs in. */
export const setFirstPassword = (setupToken: string, password: string) =>
  sendPassword('owner', { setupToken, password });

export const signOut = () => callApi<undefined>('', 'session', { method: 'DELETE' });

const sendPassword = (path: string, json: object) =>
  callApi<SessionResponse>('', path, { method: 'POST', json });
