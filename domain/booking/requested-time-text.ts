import { business } from '#domain/business/business.ts';
import { promises } from '#domain/business/promises.ts';

/** What a visitor reads whose booking has become a request for that time. */
export const requestedTimeText = {
  title: 'We have your request for this time',
  detail: `It is not booked yet. Many people are booking right now, so we confirm each time personally: you’ll hear from us within ${promises.response}. If it is urgent, call ${business.phone.display}.`,
} as const;
