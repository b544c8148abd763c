import { callApi } from '#client/call-api.ts';
import type { AgentAccess } from '#domain/agents/agent-links.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { BookingChange, BookingCorrection } from '#domain/booking/booking-changes.schema.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

export const bookingPath = (id: string) => `bookings/${encodeURIComponent(id)}`;

/** Both days included; at most 62 days. */
export const daysPath = (from: CalendarDate, to: CalendarDate) => `bookings?from=${from}&to=${to}`;

export const changeBooking = (id: string, json: BookingChange) =>
  callApi<Booking>('', bookingPath(id), { method: 'PATCH', json });

export const moveBooking = (
  id: string,
  json: { revision: number | undefined; anyway: boolean } & {
    [Name in keyof SlotTime]?: string | undefined;
  },
) => callApi<Booking>('', `${bookingPath(id)}/move`, { method: 'POST', json });

/** `until` is the `createdAt` of the newest booking that the owner has seen. */
export const markBookingsSeen = (until: string) =>
  callApi<void>('', 'bookings/seen', { method: 'PUT', json: { until } });

/** Online bookings made until then no longer count toward the limit of all visitors. */
export const markBookingsReviewed = (until: string) =>
  callApi<void>('', 'bookings/online/reviewed', { method: 'PUT', json: { until } });

/** Creates another link to the client's page of a booking. */
export const linkToBooking = (id: string) =>
  callApi<{ booking: Booking; manageUrl: string }>('', `${bookingPath(id)}/link`, {
    method: 'POST',
  });

/** The page of the booking's agent. */
export const agentPagePath = (id: string) => `${bookingPath(id)}/agent-page`;

/** Creates a new link to the page of the booking's agent; earlier ones end. */
export const renewAgentPage = (id: string) =>
  callApi<{ page: AgentAccess; agentUrl: string }>('', agentPagePath(id), { method: 'POST' });

/** Ends all links to the page of the booking's agent. */
export const endAgentPage = (id: string) =>
  callApi<AgentAccess>('', agentPagePath(id), { method: 'DELETE' });

export const reopenBooking = (id: string, json: { revision: number; anyway: boolean }) =>
  callApi<Booking>('', `${bookingPath(id)}/reopen`, { method: 'POST', json });

/** Unvalidated texts: the server validates them. */
export const correctBooking = (
  id: string,
  json: { [Name in keyof BookingCorrection]?: string | undefined } & {
    revision: number | undefined;
    anyway: boolean;
  },
) => callApi<Booking>('', `${bookingPath(id)}/details`, { method: 'PUT', json });

/** Unvalidated texts: the server validates them. */
export const bookByHand = (json: Record<string, unknown>, key: string) =>
  callApi<Booking>('', 'bookings', {
    method: 'POST',
    json,
    headers: { 'Idempotency-Key': key },
  });
