import { ApiError } from './api-error.ts';
import { NoAnswerError } from './no-answer-error.ts';

/** Milliseconds. A phone in a basement is slow, not broken. */
const TIMEOUT = 20_000;

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON; without it and `body` there is none, and no type of one. */
  json?: unknown;
  /** Sent as it is, instead of `json`; it says of itself what type it has. */
  body?: Blob;
  searchParams?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/**
 * Every call of every front end goes through here, once: nothing is retried. `base` is the API's
 * origin, empty for the page's own. Throws `ApiError` for an answer that is not 2xx, `NoAnswerError`
 * when there was none, and what `signal` was aborted with. Cookies go only to the page's own origin.
 */
export async function callApi<T>(base: string, path: string, call: Call = {}): Promise<T> {
  const query = call.searchParams ? `?${new URLSearchParams(call.searchParams)}` : '';
  const { response, body } = await answerTo(`${base}/api/${path}${query}`, call);
  if (!response.ok) throw new ApiError(response, body);
  return (body ? JSON.parse(body) : undefined) as T;
}

async function answerTo(url: string, { method = 'GET', json, body, headers, signal }: Call) {
  const tooLong = AbortSignal.timeout(TIMEOUT);
  try {
    const response = await fetch(url, {
      method,
      headers: { ...(json !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      body: json === undefined ? (body ?? null) : JSON.stringify(json),
      signal: signal ? AbortSignal.any([signal, tooLong]) : tooLong,
    });
    return { response, body: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NoAnswerError('The server did not answer', { cause });
  }
}
