import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { type Agent, request } from 'node:https';
import { millisecondsInSecond } from 'date-fns/constants';
import { isPublicAddress } from './public-address.ts';

/** The network of a request. Tests pass their own; no setting can change the public one. */
export interface FetchNetwork {
  /** All addresses of a host name. Rejects for an unknown one. */
  resolve(hostname: string): Promise<readonly LookupAddress[]>;
  isAllowed(address: string): boolean;
  port: number;
  /** Milliseconds in total, for DNS, redirects and body. */
  timeout: number;
  /** An additional certificate to trust. */
  ca?: string;
}

export const publicNetwork: FetchNetwork = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isAllowed: isPublicAddress,
  port: 443,
  timeout: 10 * millisecondsInSecond,
};

/**
 * `status`: an unsuccessful answer; `address`: an address that we do not call; `damaged`: a body
 * that cannot be decompressed.
 */
export type FetchFailure =
  | 'address'
  | 'private'
  | 'unreachable'
  | 'status'
  | 'redirects'
  | 'timeout'
  | 'too_large'
  | 'damaged';

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

export interface PublicRequest {
  method: 'GET' | 'POST';
  headers: OutgoingHttpHeaders;
  body?: string | Buffer;
  signal: AbortSignal;
  /** Keeps connections for further requests; without it, each has one of its own. */
  agent?: Agent;
}

/**
 * Calls an address that somebody entered, without exposing our network (SSRF): HTTPS on port 443
 * only, and the connection goes to an address that was checked, so that a second DNS lookup cannot
 * lead elsewhere. The caller handles redirects. Resolves to the answer, with its body still unread.
 */
export async function requestPublic(
  url: URL,
  publicRequest: PublicRequest,
  network: FetchNetwork,
): Promise<IncomingMessage> {
  const { method, headers, body, signal, agent = false } = publicRequest;
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  // The lookup itself cannot be aborted.
  const addresses = await Promise.race([network.resolve(hostname), rejectionOf(signal)]);
  if (addresses.length === 0) throw new PublicFetchError('unreachable');
  if (!addresses.every(({ address }) => network.isAllowed(address))) {
    throw new PublicFetchError('private');
  }
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      port: network.port,
      agent,
      lookup: (_hostname, _options, answer) => answer(null, [...addresses]),
      ...(network.ca && { ca: network.ca }),
      signal,
      headers: {
        Host: url.hostname,
        // A compressed body could be of any size.
        'Accept-Encoding': 'identity',
        'User-Agent': 'inspection-widgets',
        ...headers,
      },
    })
      .on('response', resolve)
      .on('error', (error: NodeJS.ErrnoException) => {
        // The server has closed a kept connection, which it may do at any time (RFC 9112 §9.3.1).
        const isStale = sent.reusedSocket && error.code === 'ECONNRESET';
        if (isStale) resolve(requestPublic(url, publicRequest, network));
        else reject(error);
      })
      .end(body);
  });
}

/** The parsed `address` if it may be called. Throws `PublicFetchError` with `address`. */
export function publicUrl(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  const isPlain =
    url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!isPlain) throw new PublicFetchError('address');
  return url;
}

/**
 * Runs `call` with a signal that aborts after the network's timeout, or when `stop` is aborted.
 * Every failure rejects with `PublicFetchError`.
 */
export async function withinTime<T>(
  network: FetchNetwork,
  stop: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(network.timeout);
  const signal = AbortSignal.any(stop ? [timeout, stop] : [timeout]);
  try {
    return await call(signal);
  } catch (cause) {
    if (timeout.aborted) throw new PublicFetchError('timeout', { cause });
    if (cause instanceof PublicFetchError) throw cause;
    throw new PublicFetchError('unreachable', { cause });
  }
}

const rejectionOf = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    if (signal.aborted) reject(signal.reason);
  });
