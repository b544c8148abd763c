import type { IncomingMessage } from 'node:http';
import { bodyText } from './body-text.ts';
import {
  type FetchNetwork,
  PublicFetchError,
  publicNetwork,
  publicUrl,
  requestPublic,
  withinTime,
} from './public-request.ts';

/** Bytes; a calendar of ten busy years has about 2 MB. */
export const MAX_FETCH_BYTES = 5 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/** What identifies a version of a resource, for a conditional request (RFC 9110 §13). */
export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

export type Fetched =
  | { outcome: 'unchanged' }
  | ({ outcome: 'changed'; text: string } & Validators);

export interface FetchOptions {
  /** Answers `unchanged` while the resource still has these validators. */
  known?: Validators;
  signal?: AbortSignal;
}

/** Every failure rejects with `PublicFetchError`. */
export type PublicFetch = (address: string, options?: FetchOptions) => Promise<Fetched>;

/** Fetches a public address by the rules of `requestPublic`; each redirect is checked again. */
export function createPublicFetch(network: FetchNetwork = publicNetwork): PublicFetch {
  return (address, { known = {}, signal: stop } = {}) =>
    withinTime(network, stop, (signal) => follow(address, { network, known, signal }));
}

interface Attempt {
  network: FetchNetwork;
  known: Validators;
  signal: AbortSignal;
}

async function follow(address: string, attempt: Attempt): Promise<Fetched> {
  let url = publicUrl(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await open(url, attempt);
    const { statusCode: status = 0, headers } = response;
    if (status === 304) {
      response.destroy();
      return { outcome: 'unchanged' };
    }
    if (status >= 200 && status < 300) {
      const text = await readText(response);
      return {
        outcome: 'changed',
        text,
        etag: headers.etag,
        lastModified: headers['last-modified'],
      };
    }
    response.destroy();
    if (status < 300 || status >= 400 || !headers.location) {
      throw new PublicFetchError('status', { status });
    }
    url = publicUrl(headers.location, url);
  }
  throw new PublicFetchError('redirects');
}

const open = (url: URL, { network, known, signal }: Attempt): Promise<IncomingMessage> =>
  requestPublic(
    url,
    {
      method: 'GET',
      signal,
      headers: {
        Accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
        ...(known.etag && { 'If-None-Match': known.etag }),
        ...(known.lastModified && { 'If-Modified-Since': known.lastModified }),
      },
    },
    network,
  );

async function readText(response: IncomingMessage): Promise<string> {
  const body = await readBounded(response);
  try {
    return await bodyText(body, { headers: response.headers, maxBytes: MAX_FETCH_BYTES });
  } catch (cause) {
    const isTooLarge = (cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new PublicFetchError(isTooLarge ? 'too_large' : 'damaged', { cause });
  }
}

async function readBounded(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    // Leaving the loop destroys the response and closes the connection.
    if (size > MAX_FETCH_BYTES) throw new PublicFetchError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
