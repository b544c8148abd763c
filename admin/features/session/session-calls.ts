import { callApi } from '#widgets/core/api/api-client.ts';

export interface SessionAnswer {
  signedIn: boolean;
  passwordSet: boolean;
}

export const readSession = () => callApi<SessionAnswer>('', 'session');

export const signIn = (password: string) => sendPassword('session', { password });

/** Sets the first password and signs in. */
export const setFirstPassword = (setupToken: string, password: string) =>
  sendPassword('owner', { setupToken, password });

export const signOut = () => callApi<undefined>('', 'session', { method: 'DELETE' });

const sendPassword = (path: string, json: object) =>
  callApi<SessionAnswer>('', path, { method: 'POST', json });
