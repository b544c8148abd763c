import { addMinutes } from 'date-fns/addMinutes';
import { UNDO_MINUTES } from './job-changes.ts';
import type { Payment } from './job-record.ts';

/** When others learn of `payment`: one that was entered by hand can be undone until then. */
export function noticeAt({ at, method }: Pick<Payment, 'at' | 'method'>): Date {
  const paidAt = new Date(at);
  return method === 'online' ? paidAt : addMinutes(paidAt, UNDO_MINUTES);
}
