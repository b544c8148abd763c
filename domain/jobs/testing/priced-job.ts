import type { Booking } from '#domain/booking/booking.schema.ts';
import { sampleBooking } from '#domain/booking/testing/sample-booking.ts';
import { cents } from '../cents.ts';
import type { Payment, PriceLine, Signature } from '../job-record.ts';
import { sampleLine, samplePayment, sampleSignature } from './sample-job.ts';

/** A confirmed booking for $375, of `sampleJob()`. */
export const pricedBooking = (changes: Partial<Booking> = {}): Booking =>
  sampleBooking({
    quote: { input: {}, result: { totalPrice: 375, breakdown: [] } } as unknown as Booking['quote'],
    ...changes,
  });

export const lineOf = (amount: number, changes: Partial<PriceLine> = {}): PriceLine =>
  sampleLine({
    id: `line ${amount}`,
    kind: amount < 0 ? 'discount' : 'addition',
    amount: cents(amount),
    ...changes,
  });

export const paymentOf = (amount: number, changes: Partial<Payment> = {}): Payment =>
  samplePayment({ id: `payment ${amount}`, amount: cents(amount), ...changes });

export const signatureOf = (total: number, changes: Partial<Signature> = {}): Signature =>
  sampleSignature({ total: cents(total), ...changes });
