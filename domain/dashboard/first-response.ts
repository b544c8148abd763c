import { millisecondsInMinute } from 'date-fns/constants';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';

/** How soon some requests first got a response. */
export interface FirstResponses {
  requests: number;
  /** How many of them got a response. */
  answered: number;
  /** Minutes, not rounded; null without an answered one. */
  median: number | null;
}

/** Minutes until a request first got a status other than new; undefined while it is new. */
export function minutesToResponse({
  createdAt,
  history,
}: Pick<ContactRequest, 'createdAt' | 'history'>): number | undefined {
  const response = history.find(({ status }) => status !== 'new');
  return (
    response && Math.max(0, Date.parse(response.at) - Date.parse(createdAt)) / millisecondsInMinute
  );
}

export function firstResponses(requests: readonly ContactRequest[]): FirstResponses {
  const minutes = requests
    .map(minutesToResponse)
    .filter((time) => time !== undefined)
    .sort((one, other) => one - other);
  const upper = minutes[Math.floor(minutes.length / 2)];
  const lower = minutes[Math.floor((minutes.length - 1) / 2)];
  return {
    requests: requests.length,
    answered: minutes.length,
    median: upper === undefined || lower === undefined ? null : (lower + upper) / 2,
  };
}

/** Percent of the requests that got a response; 100 only if all did, null without a request. */
export const responseRate = ({ requests, answered }: FirstResponses): number | null =>
  requests > 0 ? Math.floor((answered / requests) * 100) : null;
