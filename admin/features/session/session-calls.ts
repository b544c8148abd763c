import { callApi } from '#widgets/core/api/api-client.ts';
import { ThrottledError } from './throttled-error.ts';

export interface SessionAnswer {
  signedIn: boolean;
  passwordSet: boolean;
}

export const readSession = () => callApi<SessionAnswer>('', 'session');

/** Rejects with `ThrottledError` after too many tries. */
export const signIn = (password: string) => sendPassword('session', { password });

/** Sets the first password and signs in. Rejects with `ThrottledError` after too many tries. */
export const setFirstPassword = (setupToken: string, password: string) =>
  sendPassword('owner', { setupToken, password });

export const signOut = () => callApi<undefined>('', 'session', { method: 'DELETE' });

const sendPassword = (path: string, json: object) =>
  callApi<SessionAnswer>('', path, {
    method: 'POST',
    json,
    hooks: {
      // The only place where the header can be seen: ApiError keeps the body.
      afterResponse: [
        ({ response }) => {
          if (response.status === 429) {
            throw new ThrottledError(Number(response.headers.get('Retry-After')));
          }
        },
      ],
    },
  });
