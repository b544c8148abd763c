import type { ContactRequest } from './inspection-request.schema.ts';
import type { RequestChange } from './request-change.schema.ts';

/**
 * The request after `change`, which `by` made at the instant `at`. Only a status that is another
 * one makes a step of the history. `revision` is the store's to raise.
 */
export function changedRequest(
  request: ContactRequest,
  { status, note }: Pick<RequestChange, 'status' | 'note'>,
  { at, by }: { at: Date; by: string },
): ContactRequest {
  const moves = status !== undefined && status !== request.status;
  return {
    ...request,
    ...(moves && {
      status,
      history: [...request.history, { at: at.toISOString(), by, status }],
    }),
    ...(note !== undefined && { note: note || undefined }),
  };
}
