import { addHours } from 'date-fns/addHours';
import type { Business } from '#domain/business/business.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import type { ContactRequest } from './inspection-request.schema.ts';

/**
 * Since when a request waits for the owner: since its arrival while it is new, or since its planned
 * call-back, which may still be ahead. Undefined if it does not wait.
 */
export function waitsFrom(request: ContactRequest): Date | undefined {
  if (folderOf(request) !== 'inbox' || request.erasedAt !== undefined) return undefined;
  if (request.callBackAt !== undefined) return new Date(request.callBackAt);
  return request.status === 'new' ? new Date(request.createdAt) : undefined;
}

/**
 * When the owner must have answered a request: within the promised hours, or at the call-back.
 * Undefined if it does not wait.
 */
export function answerDue(
  request: ContactRequest,
  { response }: Business['promises'],
): Date | undefined {
  const from = waitsFrom(request);
  return from && request.callBackAt === undefined ? addHours(from, response) : from;
}

/** Whether a request waits at `now`; one that is put off waits from its call-back on. */
export function isWaiting(request: ContactRequest, now: Date): boolean {
  const from = waitsFrom(request);
  return from !== undefined && from <= now;
}

/** Whether a request should have been answered before `now`. */
export function isOverdue(
  request: ContactRequest,
  now: Date,
  promises: Business['promises'],
): boolean {
  const due = answerDue(request, promises);
  return due !== undefined && due <= now;
}
