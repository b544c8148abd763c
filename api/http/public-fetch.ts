import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { millisecondsInSecond } from 'date-fns/constants';
import { isPublicAddress } from './public-address.ts';

/** Bytes; a calendar of ten busy years has about 2 MB. */
export const MAX_FETCH_BYTES = 5 * 1024 * 1024;
const MAX_REDIRECTS = 3;

/** The network of a fetch. Tests use one of their own; no setting can change the public one. */
export interface FetchNetwork {
  /** Every address of a host name. Rejects for an unknown one. */
  resolve(hostname: string): Promise<readonly LookupAddress[]>;
  isAllowed(address: string): boolean;
  port: number;
  /** Milliseconds for one fetch: names, redirects and body. */
  timeout: number;
  /** A certificate to trust besides the usual ones. */
  ca?: string;
}

export const publicNetwork: FetchNetwork = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isAllowed: isPublicAddress,
  port: 443,
  timeout: 10 * millisecondsInSecond,
};

/** `status`: an answer that is neither 2xx nor 304; `address`: not one that we fetch. */
export type FetchFailure =
  | 'address'
  | 'private'
  | 'unreachable'
  | 'status'
  | 'redirects'
  | 'timeout'
  | 'too_large';

export class PublicFetchError extends Error {
  override name = 'PublicFetchError';
  readonly failure: FetchFailure;
  readonly status: number | undefined;

  constructor(
    failure: FetchFailure,
    options: { status?: number | undefined; cause?: unknown } = {},
  ) {
    super(failure, { cause: options.cause });
    this.failure = failure;
    this.status = options.status;
  }
}

/** What identifies a version of a resource, for a conditional request (RFC 9110 §13). */
export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

export type Fetched =
  | { outcome: 'unchanged' }
  | ({ outcome: 'changed'; text: string } & Validators);

export interface FetchOptions {
  /** Answers `unchanged` while the resource still has these. */
  known?: Validators;
  signal?: AbortSignal;
}

/** Every failure rejects with `PublicFetchError`. */
export type PublicFetch = (address: string, options?: FetchOptions) => Promise<Fetched>;

/**
 * Fetches an address that somebody entered, without giving them our network (SSRF): https on port
 * 443 only, and the connection goes to an address that was checked, so that a name cannot lead
 * elsewhere at its second look-up. Each redirect is checked again.
 */
export function createPublicFetch(network: FetchNetwork = publicNetwork): PublicFetch {
  return async (address, { known = {}, signal: stop } = {}) => {
    const timeout = AbortSignal.timeout(network.timeout);
    const signal = AbortSignal.any(stop ? [timeout, stop] : [timeout]);
    try {
      return await follow(address, { network, known, signal });
    } catch (cause) {
      if (timeout.aborted) throw new PublicFetchError('timeout', { cause });
      if (cause instanceof PublicFetchError) throw cause;
      throw new PublicFetchError('unreachable', { cause });
    }
  };
}

interface Attempt {
  network: FetchNetwork;
  known: Validators;
  signal: AbortSignal;
}

async function follow(address: string, attempt: Attempt): Promise<Fetched> {
  let url = fetchableUrl(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await open(url, attempt);
    const { statusCode: status = 0, headers } = response;
    if (status === 304) {
      response.destroy();
      return { outcome: 'unchanged' };
    }
    if (status >= 200 && status < 300) {
      const text = await readBounded(response);
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
    url = fetchableUrl(headers.location, url);
  }
  throw new PublicFetchError('redirects');
}

function fetchableUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  const isFetchable =
    url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!isFetchable) throw new PublicFetchError('address');
  return url;
}

async function open(url: URL, { network, known, signal }: Attempt): Promise<IncomingMessage> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  // The look-up itself cannot be aborted.
  const addresses = await Promise.race([network.resolve(hostname), rejectionOf(signal)]);
  if (addresses.length === 0) throw new PublicFetchError('unreachable');
  if (!addresses.every(({ address }) => network.isAllowed(address))) {
    throw new PublicFetchError('private');
  }
  return new Promise((resolve, reject) => {
    request(url, {
      port: network.port,
      agent: false,
      lookup: (_hostname, _options, answer) => answer(null, [...addresses]),
      ...(network.ca && { ca: network.ca }),
      signal,
      headers: {
        Host: url.hostname,
        Accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
        // A compressed body could be of any size.
        'Accept-Encoding': 'identity',
        'User-Agent': 'inspection-widgets',
        ...(known.etag && { 'If-None-Match': known.etag }),
        ...(known.lastModified && { 'If-Modified-Since': known.lastModified }),
      },
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

const rejectionOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });

async function readBounded(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    // Leaving the loop destroys the response and closes the connection.
    if (size > MAX_FETCH_BYTES) throw new PublicFetchError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
