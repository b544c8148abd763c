import { business } from '#domain/business/defaults/business.ts';
import { promises } from '#domain/business/promises.ts';

/** The text for a visitor whose booking became a request for that time. */
export const requestedTimeText = {
  title: 'We have your request for this time',
  detail: `It is not booked yet. Many people are booking right now, so we confirm each time personally: you’ll hear from us within ${promises.response}. If it is urgent, call ${business.phone.display}.`,
} as const;
