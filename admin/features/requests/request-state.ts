import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { spanText } from '#admin/shell/span-text.ts';
import { formatInstant } from '#admin/shell/timestamp.tsx';
import type { Business } from '#domain/business/business.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestStatusLabels } from '#domain/inspection-request/request-status.ts';
import { isOverdue, waitsFrom } from '#domain/inspection-request/waiting.ts';
import { callBackText } from './call-back-text.ts';

interface RequestState {
  text: string;
  isOverdue: boolean;
}

/** The state of a request in one line: how long it waits, its status, or its folder. */
export function requestState(
  request: ContactRequest,
  now: Date,
  { timeZone, promises }: Pick<Business, 'timeZone' | 'promises'>,
): RequestState {
  return {
    text: stateText(request, now, timeZone),
    isOverdue: isOverdue(request, now, promises),
  };
}

function stateText(request: ContactRequest, now: Date, timeZone: Business['timeZone']): string {
  const filed = filedText(request, timeZone);
  if (filed) return filed;
  const from = waitsFrom(request);
  if (!from) return requestStatusLabels[request.status];
  return request.callBackAt !== undefined && from > now
    ? `Call back ${callBackText(from, now, timeZone)}`
    : waitingText(request, now);
}

/** Why a request is in its folder; undefined in the inbox. */
export function filedText(
  { deletedAt, spam }: ContactRequest,
  timeZone: Business['timeZone'],
): string | undefined {
  if (deletedAt) return `Deleted ${formatInstant(deletedAt, timeZone)}`;
  if (spam?.cause === 'same_sender') return 'Here because its sender is marked as spam';
  return spam && `Marked as spam ${formatInstant(spam.at, timeZone)}`;
}

/** How long a request waits. */
export function waitingText(request: ContactRequest, now: Date): string {
  const minutes = Math.max(0, differenceInMinutes(now, waitsFrom(request) ?? now));
  if (request.callBackAt === undefined) {
    return minutes === 0 ? 'Just came in' : `Waiting for ${spanText(minutes)}`;
  }
  return minutes === 0 ? 'Call back now' : `Callback due ${spanText(minutes)} ago`;
}
