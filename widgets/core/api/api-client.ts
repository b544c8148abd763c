import ky, { type Options } from 'ky';
import { ApiError } from './api-error.ts';

/** Milliseconds. A phone in a basement is slow, not broken. */
const TIMEOUT = 20_000;

// The body of a failed answer is ours to read: ky's own error would have used it up.
const client = ky.create({ retry: 0, timeout: TIMEOUT, throwHttpErrors: false });

/**
 * Every call of every front end goes through here. `base` is the API's origin, empty for the page's
 * own. Throws `ApiError` for an answer that is not 2xx, ky's `NetworkError` or `TimeoutError` when
 * there was no answer. Cookies go only to the page's own origin.
 */
export async function callApi<T>(base: string, path: string, options: Options = {}): Promise<T> {
  const response = await client(`${base}/api/${path}`, options);
  if (!response.ok) throw new ApiError(response, await response.text());
  return (response.status === 204 ? undefined : await response.json()) as T;
}
