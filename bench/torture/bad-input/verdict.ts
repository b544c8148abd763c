import { tellsOfAPerson } from './planted.ts';
import type { Outcome, RawRequest } from './raw-http.ts';

/** Of the program, which is nobody's business. */
const inside = /\.ts:\d|node:internal|\bat \w+ \(|\/api\/store\//;

/** What is wrong with how a request was answered; `whole` is one that must be answered at all. */
export function faultOf(outcome: Outcome, { whole = false } = {}): string | undefined {
  if (outcome === 'silent') return 'no answer came';
  if (outcome === 'closed') return whole ? 'closed without an answer' : undefined;
  const { status, head, body } = outcome;
  if (status >= 500) return `answered with ${status}`;
  if (status >= 400 && inside.test(body)) return `answered with its insides: ${body.slice(0, 300)}`;
  if (/^x-injected:/im.test(head)) return 'a header of the answer came out of the request';
  return undefined;
}

/** The same for a call of the API, which refuses with a problem and echoes nothing of a stranger's. */
export function faultOfCall(
  outcome: Outcome,
  request: RawRequest,
  isOwner: boolean,
): string | undefined {
  const fault = faultOf(outcome, { whole: true });
  if (fault || typeof outcome === 'string') return fault;
  const { status, head, body } = outcome;
  // Node itself answers, in its own words, what it cannot read.
  const ours = /^x-request-id:/im.test(head);
  if (!ours || status < 400 || request.method === 'HEAD') return undefined;
  const isProblem = /^content-type: application\/problem\+json/im.test(head);
  if (request.target.startsWith('/api/') && !isProblem) return `refused with ${status}, no problem`;
  if (isProblem && !isOwner && tellsOfAPerson(body)) return `echoed: ${body.slice(0, 300)}`;
  return undefined;
}
