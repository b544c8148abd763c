import type { Business } from '#domain/business/business.ts';

/** The text for a visitor whose booking became a request for that time. */
export const requestedTimeText = ({ words }: Pick<Business, 'words'>) => ({
  title: 'We have your request for this time',
  detail: `It is not booked yet. We confirm this time personally: you’ll hear from us within ${words.responseTime}. If it is urgent, call ${words.phone}.`,
});
