import type { IncomingMessage } from 'node:http';
import { ApiProblem } from '#api/problem/api-problem.ts';

/** The parsers mark what they throw with a status; only what cannot be decoded carries none. */
export function bodyProblem(
  error: Error & { status?: number },
  request: IncomingMessage,
  limitKb: number,
): ApiProblem {
  if (error.status === 413) return bodyTooLarge(request, limitKb);
  return new ApiProblem(error.status === 415 ? 'unsupported_media_type' : 'malformed_body');
}

/** Lets the rest of the body come, for as long as a request may, and forgets it. */
export function bodyTooLarge(request: IncomingMessage, limitKb: number): ApiProblem {
  // Closing on a client that still sends resets the connection, and often the answer is lost with
  // it: proxies make 502 of that (RFC 9112 §9.6).
  request.resume();
  return new ApiProblem('body_too_large', { detail: `At most ${limitKb} KB are accepted.` });
}
