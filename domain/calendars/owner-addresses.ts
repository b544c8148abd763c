import { emailKey } from '#domain/leads/sender.ts';
import { emailField } from '#domain/validation/fields.ts';
import type { StoredBusyCalendar } from './busy-calendar.schema.ts';

/**
 * The owner's addresses in a calendar, whose declined invitations do not block times: as entered;
 * else the one that the calendar's own address holds, as Google's does; else `owners`.
 */
export function ownersOf(
  { address, ownerAddresses = [] }: Pick<StoredBusyCalendar, 'address' | 'ownerAddresses'>,
  owners: readonly string[],
): string[] {
  if (ownerAddresses.length > 0) return [...ownerAddresses];
  const found = addressIn(new URL(address));
  return found === undefined ? uniqueMailboxes(owners) : [found];
}

/** `/calendar/ical/jane%40gmail.com/private-0a1b/basic.ics` is the calendar of jane@gmail.com. */
const addressIn = ({ pathname }: URL): string | undefined =>
  pathname
    .split('/')
    .map(decoded)
    .find((part) => emailField.safeParse(part).success && !isCalendarId(part));

/** Shared calendars of Google, and mailboxes of Microsoft 365, have ids that look like addresses. */
const isCalendarId = (address: string): boolean =>
  /\.calendar\.google\.com$/i.test(address) || /^[\da-f]{32}@/i.test(address);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const uniqueMailboxes = (addresses: readonly string[]): string[] => [
  ...new Map(addresses.filter(Boolean).map((address) => [emailKey(address), address])).values(),
];
