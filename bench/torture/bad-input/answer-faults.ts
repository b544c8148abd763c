import { hasPersonalData } from '#api/testing/personal-data.ts';
import type { Outcome, RawRequest } from './raw-http.ts';

/** File names and stack traces of the program. */
const internals = /\.ts:\d|node:internal|\bat \w+ \(|\/api\/store\//;

/** What is wrong with an outcome; an answer is required when the request was `complete`. */
export function faultOf(outcome: Outcome, { complete = false } = {}): string | undefined {
  if (outcome === 'silent') return 'no answer';
  if (outcome === 'closed') return complete ? 'closed without an answer' : undefined;
  const { status, head, body } = outcome;
  if (status >= 500) return `answered with ${status}`;
  if (status >= 400 && internals.test(body)) return `shows internals: ${body.slice(0, 300)}`;
  if (/^x-injected:/im.test(head)) return 'a header of the answer came from the request';
  return undefined;
}

/** The same for a call of the API, which refuses with a problem that echoes no personal data. */
export function faultOfCall(
  outcome: Outcome,
  request: RawRequest,
  isOwner: boolean,
): string | undefined {
  const fault = faultOf(outcome, { complete: true });
  if (fault || typeof outcome === 'string') return fault;
  const { status, head, body } = outcome;
  // What is no HTTP is answered by Node itself, without our headers.
  const isOurs = /^x-request-id:/im.test(head);
  if (!isOurs || status < 400 || request.method === 'HEAD') return undefined;
  const isProblem = /^content-type: application\/problem\+json/im.test(head);
  if (request.target.startsWith('/api/') && !isProblem) return `refused with ${status}, no problem`;
  if (isProblem && !isOwner && hasPersonalData(body)) return `echoes: ${body.slice(0, 300)}`;
  return undefined;
}
