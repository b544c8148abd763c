import type { AskedAppointment } from '#domain/inspection-request/asked-appointment.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { ManualBooking } from '../booking-changes.schema.ts';
import { detailsOfRequest } from './details-of-request.ts';

/** The booking made from a request for a time, with everything that was requested, at `time`. */
export function bookingOfRequest(
  request: ContactRequest,
  asked: AskedAppointment,
  time: AskedAppointment['time'],
): ManualBooking {
  const { propertyType: _ofTheQuote, ...details } = detailsOfRequest(request);
  const { minutes: _minutes, episode: _episode, quote, discount: _discount, ...visit } = asked;
  return {
    ...details,
    ...visit,
    time,
    ...(quote && { quote: quote.input }),
    requestId: request.id,
  };
}
