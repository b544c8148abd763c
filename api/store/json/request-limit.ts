import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { LONGEST_COUNTED, nextRequestAt } from '#domain/inspection-request/request-limits.ts';
import { emailKey } from '#domain/leads/sender.ts';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import { RequestLimitError, type RequestLimits } from '../resources/contact-requests.ts';
import type { Conflicts } from './current-months.ts';
import type { MonthlyRecords } from './monthly-records.ts';

/**
 * Throws `RequestLimitError` when there are too many requests from the mailbox of a new one, or in all.
 * Those that are being written count.
 */
export function withinLimits(
  records: MonthlyRecords<ContactRequest>,
  limits: RequestLimits,
): (...given: Parameters<Conflicts<ContactRequest>>) => false {
  return (others, { createdAt, email }) => {
    const now = new Date(createdAt);
    const since = new Date(now.getTime() - LONGEST_COUNTED).toISOString();
    const known = new Map(others.map(({ record }) => [record.id, record]));
    const earlier = [
      ...known.values(),
      ...records.ofMonths(monthOf(since)).filter((request) => !known.has(request.id)),
    ];
    const times = earlier.map((request) => request.createdAt);
    const mailbox = emailKey(email);
    const sameSender = earlier.filter((request) => emailKey(request.email) === mailbox);
    const next =
      nextRequestAt(
        sameSender.map((request) => request.createdAt),
        limits.email,
        now,
      ) ?? nextRequestAt(times, limits.all, now);
    if (next) throw new RequestLimitError(next, now);
    return false;
  };
}
