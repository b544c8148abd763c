import { millisecondsInMinute } from 'date-fns/constants';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';

/** Minutes until a request first got a status other than new; undefined while it is new. */
function minutesToResponse({ createdAt, history }: ContactRequest): number | undefined {
  const response = history.find(({ status }) => status !== 'new');
  return (
    response && Math.max(0, Date.parse(response.at) - Date.parse(createdAt)) / millisecondsInMinute
  );
}

/** Median response time of the requests that got a response, in whole minutes; null without any. */
export function medianFirstResponse(requests: readonly ContactRequest[]): number | null {
  const minutes = requests
    .map(minutesToResponse)
    .filter((time) => time !== undefined)
    .sort((one, other) => one - other);
  const upper = minutes[Math.floor(minutes.length / 2)];
  const lower = minutes[Math.floor((minutes.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}

/** Percent of the requests that got a response; 100 only if all did, null without a request. */
export function responseRate(requests: readonly ContactRequest[]): number | null {
  const answered = requests.filter((request) => minutesToResponse(request) !== undefined);
  return requests.length > 0 ? Math.floor((answered.length / requests.length) * 100) : null;
}
