import { statusText } from '#admin/features/bookings/list/booking-chips.tsx';
import { formatSlotShort } from '#admin/features/bookings/slot/slot-text.ts';
import type { ListPage } from '#admin/lists/list-calls.ts';
import { formatInstantDate } from '#admin/shell/timestamp.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Facts } from '#domain/business/facts.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestStatusLabels } from '#domain/inspection-request/request-status.ts';
import { thousands } from '#domain/quote/dollars.ts';

export interface FoundLeads {
  requests: ListPage<ContactRequest>;
  bookings: ListPage<Booking>;
}

interface OptionText {
  id: string;
  title: string;
  /** Below the title. */
  details?: string;
  status?: string | undefined;
}

/** An option of the search: it opens an address or runs an action. */
export type FoundOption = OptionText &
  ({ href: string; onAct?: never } | { href?: never; onAct: () => void });

interface FoundGroup {
  label: 'Requests' | 'Bookings';
  options: FoundOption[];
}

/** The options for `search`, requests first; groups without a match are left out. */
export function foundGroups(
  { requests, bookings }: FoundLeads,
  search: string,
  timeZone: Facts['timeZone'],
): FoundGroup[] {
  const groups: FoundGroup[] = [
    {
      label: 'Requests',
      options: withAll(
        requests,
        requests.data.map((request) => requestOption(request, timeZone)),
        `/requests?${queryOf(search)}`,
      ),
    },
    {
      label: 'Bookings',
      options: withAll(
        bookings,
        bookings.data.map((booking) => bookingOption(booking, timeZone)),
        `/bookings?${queryOf(search)}`,
      ),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

const requestOption = (request: ContactRequest, timeZone: Facts['timeZone']): FoundOption => ({
  id: request.id,
  href: `/requests/${request.id}`,
  title: `${request.firstName} ${request.lastName}`,
  details: [
    `Sent ${formatInstantDate(new Date(request.createdAt), timeZone)}`,
    request.phone,
    request.propertyAddress,
  ].join(' · '),
  status: requestStatusLabels[request.status],
});

const bookingOption = (booking: Booking, timeZone: Facts['timeZone']): FoundOption => ({
  id: booking.id,
  href: `/bookings/${booking.id}`,
  title: booking.name,
  details: [formatSlotShort(booking), booking.phone, booking.address].join(' · '),
  status: statusText(booking, timeZone),
});

/** The link to all matches comes last, if there are more than the box shows. */
function withAll(
  { data, total, path }: ListPage<unknown>,
  options: FoundOption[],
  href: string,
): FoundOption[] {
  if (total <= data.length) return options;
  return [...options, { id: path, href, title: `Show all ${thousands(total)}` }];
}

const queryOf = (search: string) => new URLSearchParams({ search: search.slice(0, 200) });
