import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';

const MINUTE = 60_000;

/** Minutes until the owner first moved a request on; undefined for one that is still waiting. */
function minutesToAnswer({ createdAt, history }: ContactRequest): number | undefined {
  const answer = history.find(({ status }) => status !== 'new');
  return answer && Math.max(0, Date.parse(answer.at) - Date.parse(createdAt)) / MINUTE;
}

/** The median of it over the requests that were answered, in whole minutes; null without any. */
export function medianFirstResponse(requests: readonly ContactRequest[]): number | null {
  const minutes = requests
    .map(minutesToAnswer)
    .filter((time) => time !== undefined)
    .sort((one, other) => one - other);
  const upper = minutes[Math.floor(minutes.length / 2)];
  const lower = minutes[Math.floor((minutes.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}
