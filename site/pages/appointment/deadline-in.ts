import { deadlineText } from '#domain/booking/client/confirmation-text.ts';
import type { Business } from '#domain/business/business.ts';

/** Until when an appointment has to be confirmed, with the zone of the business. */
export const deadlineIn = (confirmBy: string, business: Business): string =>
  `${deadlineText(confirmBy, new Date(), business)} ${business.timeZone.label}`;
