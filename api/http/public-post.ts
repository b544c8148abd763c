import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import {
  type FetchNetwork,
  publicNetwork,
  publicUrl,
  requestPublic,
  withinTime,
} from './public-request.ts';

/** Characters of an answer that are read; what follows is not loaded. */
export const MAX_ANSWER_TEXT = 500;

export interface PublicAnswer {
  status: number;
  /** The beginning of the answer. */
  text: string;
}

/** Every failure to get an answer rejects with `PublicFetchError`. */
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

async function beginningOf(response: IncomingMessage): Promise<string> {
  response.setEncoding('utf8');
  let text = '';
  for await (const chunk of response as AsyncIterable<string>) {
    text += chunk;
    // Leaving the loop destroys the response and closes the connection.
    if (text.length >= MAX_ANSWER_TEXT) break;
  }
  return text.slice(0, MAX_ANSWER_TEXT);
}
