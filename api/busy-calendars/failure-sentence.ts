import type { FetchFailure, PublicFetchError } from '#api/http/public-request.ts';
import type { WorkerAnswer } from './read-busy-days.ts';

type ReadFailure = Extract<WorkerAnswer, { failure: unknown }>['failure'];

const fetchSentences: Record<Exclude<FetchFailure, 'status'>, string> = {
  address: 'Its address redirects to one that does not start with https://.',
  private: 'Its address leads into a private network, which is not allowed.',
  unreachable: 'Its server could not be reached.',
  redirects: 'Its address redirects too many times.',
  timeout: 'Its server took longer than 10 seconds.',
  too_large: 'It is larger than 5 MB.',
  damaged: 'What its server sent is damaged.',
};

/** The message for the owner about a calendar that was not read because of an error of this server. */
export const UNEXPECTED_FAILURE = 'This server could not read it; its log says why.';

/** The message for the owner about a calendar that could not be fetched. */
export function fetchFailureSentence(error: PublicFetchError): string {
  if (error.failure !== 'status') return fetchSentences[error.failure];
  const { status } = error;
  return status === 401 || status === 403 || status === 404 || status === 410
    ? 'Its address is no longer valid. Copy the secret iCal address again.'
    : `Its server answered with an error (${status}).`;
}

/** The message for the owner about a calendar that could not be parsed. */
export const readFailureSentences: Readonly<Record<ReadFailure, string>> = {
  unreadable:
    'There is no calendar at its address. Copy the secret iCal address, not the address of a web page.',
  too_many: 'It has more repeating events than can be read.',
  too_slow: 'It takes too long to read.',
};
