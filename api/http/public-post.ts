import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { Agent } from 'node:https';
import { millisecondsInSecond } from 'date-fns/constants';
import { MAX_ANSWER } from '#domain/deliveries/delivery-record.ts';
import {
  type FetchNetwork,
  publicNetwork,
  publicUrl,
  requestPublic,
  withinTime,
} from './public-request.ts';

/** Maximum bytes read of an answer; a character has at most four. */
const READ_BYTES = 4 * MAX_ANSWER;

/** Milliseconds that an idle connection is kept: most servers close one after five seconds. */
const KEPT_MS = 4 * millisecondsInSecond;

interface PublicAnswer {
  status: number;
  /** The beginning of the answer. */
  text: string;
}

/** Every failure to get a status rejects with `PublicFetchError`. */
export type PublicPost = (
  address: string,
  message: {
    headers: OutgoingHttpHeaders;
    body: string | Buffer;
    signal?: AbortSignal | undefined;
  },
) => Promise<PublicAnswer>;

/**
 * Posts to an address of somebody's choice, by the rules of `requestPublic`; no redirects.
 * Posts in a row share a connection: most of what one costs the server is the beginning of TLS.
 */
export function createPublicPost(network: FetchNetwork = publicNetwork): PublicPost {
  const agent = new Agent({ keepAlive: true, timeout: KEPT_MS });
  return (address, { headers, body, signal: stop }) =>
    withinTime(network, stop, async (signal) => {
      const request = { method: 'POST', headers, body, signal, agent } as const;
      const response = await requestPublic(publicUrl(address), request, network);
      return { status: response.statusCode ?? 0, text: await beginningOf(response) };
    });
}

/** At most `MAX_ANSWER` characters. The status already decided the outcome. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.byteLength;
      // Leaving the loop destroys the response and closes the connection.
      if (size >= READ_BYTES) break;
    }
  } catch {
    // A timeout, or the connection was lost.
  }
  return Buffer.concat(chunks).toString('utf8').slice(0, MAX_ANSWER).toWellFormed();
}
