import { deadlineText } from '#domain/booking/client/confirmation-text.ts';
import type { Business } from '#domain/business/business.ts';
import { appointmentPageWords } from './appointment-page.words.ts';

/** Until when an appointment has to be confirmed, with the zone of the business. */
export const deadlineIn = (confirmBy: string, business: Business): string =>
  appointmentPageWords
    .in(business.locale)
    .deadline(deadlineText(confirmBy, new Date(), business), business.timeZone.label);
