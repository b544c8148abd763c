import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { MAX_ANSWER } from '#domain/deliveries/delivery-record.ts';
import {
  type FetchNetwork,
  publicNetwork,
  publicUrl,
  requestPublic,
  withinTime,
} from './public-request.ts';

/** Bytes of an answer that are read: a character has four at most. */
const READ_BYTES = 4 * MAX_ANSWER;

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

/** Posts to an address that somebody else has chosen, by the rules of `requestPublic`. Redirects are not followed. */
export const createPublicPost =
  (network: FetchNetwork = publicNetwork): PublicPost =>
  (address, { headers, body, signal: stop }) =>
    withinTime(network, stop, async (signal) => {
      const request = { method: 'POST', headers, body, signal } as const;
      const response = await requestPublic(publicUrl(address), request, network);
      return { status: response.statusCode ?? 0, text: await beginningOf(response) };
    });

/** At most `MAX_ANSWER` characters. The status has decided, whatever comes of the text. */
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
    // It took too long, or the connection was lost.
  }
  return Buffer.concat(chunks).toString('utf8').slice(0, MAX_ANSWER).toWellFormed();
}
