import { expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { bookingTerms } from './booking-terms.ts';

it.each([
  [undefined, 'No deposit: payment is due at the inspection.'],
  ['booking', 'Payment is due when you book.'],
  ['report', 'No deposit: payment is due before you read the report.'],
  ['closing', 'No deposit: payment is due at closing.'],
] as const)('payment at %s', (paymentTime, text) => {
  const business = paymentTime ? { ...defaultBusiness, paymentTime } : defaultBusiness;
  expect(bookingTerms(business).payment).toBe(text);
});
