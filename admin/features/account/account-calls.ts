import { callApi } from '#widgets/core/api/api-client.ts';
import { ApiError } from '#widgets/core/api/api-error.ts';
import { NoAnswerError } from '#widgets/core/api/no-answer-error.ts';

/** A place where the owner is signed in. */
export interface SignedIn {
  id: string;
  createdAt: string;
  /** To the hour. */
  lastUsedAt: string;
  /** In words, such as 'Safari on an iPhone'; missing where the browser did not say. */
  device?: string;
  /** Whether it is the one that asks. */
  current: boolean;
}

export interface Feed {
  createdAt: string;
}

export const readSessions = () => callApi<{ data: SignedIn[] }>('', 'sessions');

export const endSession = (id: string) =>
  callApi<undefined>('', `sessions/${id}`, { method: 'DELETE' });

export const endOtherSessions = () => callApi<undefined>('', 'sessions', { method: 'DELETE' });

export const changePassword = (current: string, password: string) =>
  callApi<undefined>('', 'owner/password', { method: 'PUT', json: { current, password } });

export const readFeed = () => callApi<{ feed: Feed | null }>('', 'calendar-feed');

/** Makes the first address, or another one in place of the one before. It is told this once. */
export const makeFeed = () =>
  callApi<{ feed: Feed; url: string }>('', 'calendar-feed', { method: 'POST' });

export const revokeFeed = () => callApi<undefined>('', 'calendar-feed', { method: 'DELETE' });

/** All that is kept, as one file. Not by `callApi`, which reads texts. Throws what that throws. */
export async function readBackup(password: string): Promise<{ name: string; file: Blob }> {
  const response = await fetch('/api/backup', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  }).catch(noAnswer);
  if (!response.ok) throw new ApiError(response, await response.text());
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const name = /filename="([\w.-]+)"/.exec(disposition)?.[1] ?? 'backup.tar.gz';
  return { name, file: await response.blob().catch(noAnswer) };
}

function noAnswer(cause: unknown): never {
  throw new NoAnswerError('The server did not answer', { cause });
}
