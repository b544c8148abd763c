import { addHours } from 'date-fns/addHours';
import { RESPONSE_HOURS } from '#domain/business/promises.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import type { ContactRequest } from './inspection-request.schema.ts';

/**
 * From when a request waits for the owner: from its arrival as long as it is new, or from the call-back for
 * which the owner has put it off, which may lie ahead. Undefined when nobody waits.
 */
export function waitsFrom(request: ContactRequest): Date | undefined {
  if (folderOf(request) !== 'inbox' || request.erasedAt !== undefined) return undefined;
  if (request.callBackAt !== undefined) return new Date(request.callBackAt);
  return request.status === 'new' ? new Date(request.createdAt) : undefined;
}

/**
 * By when the owner has to answer a request: within the promised hours, or at the call-back. Undefined when
 * nobody waits.
 */
export function answerDue(request: ContactRequest): Date | undefined {
  const from = waitsFrom(request);
  return from && request.callBackAt === undefined ? addHours(from, RESPONSE_HOURS) : from;
}

/** Whether a request waits at `now`; one that is put off does so from its call-back on. */
export function isWaiting(request: ContactRequest, now: Date): boolean {
  const from = waitsFrom(request);
  return from !== undefined && from <= now;
}

/** Whether a request should have been answered before `now`. */
export function isOverdue(request: ContactRequest, now: Date): boolean {
  const due = answerDue(request);
  return due !== undefined && due <= now;
}
