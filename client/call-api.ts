import ky, { isNetworkError, isTimeoutError } from 'ky';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { ApiError } from './api-error.ts';
import { fetchOrEarly } from './early-answers.ts';
import { NoAnswerError } from './no-answer-error.ts';

/** Milliseconds until the whole answer must have arrived. A phone in a basement is slow, not broken. */
const TIMEOUT = 20_000;

/** For a file: a picture of 2 MB takes a slow phone longer than any answer. */
const FILE_TIMEOUT = 120_000;

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged, instead of `json`, with the blob's own content type. */
  body?: Blob;
  searchParams?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** The language that the answer, or the reason of a failure, is worded in; English without it. */
  locale?: Locale | undefined;
  /** Makes a 401 yield null instead of an error (spec §7, the blog lists). */
  nullOn401?: boolean;
}

const api = ky.create({
  fetch: (request) => fetchOrEarly(request as Request),
  retry: 0,
  timeout: TIMEOUT,
  totalTimeout: TIMEOUT,
  parseJson: (text) => (text ? JSON.parse(text) : undefined),
  hooks: {
    afterResponse: [
      async ({ response, options }) => {
        if (response.ok) return;
        if (response.status === 401 && options.context['nullOn401']) return new Response('null');
        throw new ApiError(response, await response.text());
      },
    ],
    beforeError: [
      ({ error }) =>
        isTimeoutError(error) || isNetworkError(error)
          ? new NoAnswerError('The server did not answer', { cause: error })
          : error,
    ],
  },
});

/**
 * Calls the API once, without retries, and parses the JSON answer; undefined when the body is empty.
 * Cookies go to the page's own origin only.
 *
 * @param base Origin of the API; empty for the page's own.
 * @param path Path below `/api/`.
 * @throws ApiError for an answer other than 2xx.
 * @throws NoAnswerError when no answer arrived in time.
 * @throws The reason that `call.signal` was aborted with.
 */
export const callApi = <T>(
  base: string,
  path: string,
  { nullOn401 = false, locale = defaultLocale, ...call }: Call = {},
): Promise<T> =>
  api(`${base}/api/${path}`, {
    ...call,
    ...(call.body && { timeout: FILE_TIMEOUT, totalTimeout: FILE_TIMEOUT }),
    headers: { ...call.headers, 'Accept-Language': locale },
    context: { nullOn401 },
  }).json<T>();

/**
 * Calls the API and returns the answer as a file, named by its `Content-Disposition`. Without a
 * time limit, because a backup can be large. Throws like `callApi`.
 */
export async function downloadFile(
  base: string,
  path: string,
  call: Omit<Call, 'nullOn401' | 'locale'> = {},
): Promise<File> {
  const url = `${base}/api/${path}`;
  const response = await api(url, { ...call, timeout: false, totalTimeout: false });
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const name = /filename="([\w.-]+)"/.exec(disposition)?.[1] ?? 'download';
  const blob = await response.blob().catch((cause: unknown) => {
    throw new NoAnswerError('The server did not answer', { cause });
  });
  return new File([blob], name, { type: blob.type });
}
