import type { Booking } from '#domain/booking/booking.schema.ts';
import { cents } from '../cents.ts';
import type { Payment, PriceLine, Signature } from '../job-record.ts';
import { sampleLine, samplePayment, sampleSignature } from './sample-job.ts';

/** A confirmed booking for $375, of `sampleJob()`. */
export const pricedBooking = (changes: Partial<Booking> = {}): Booking => ({
  id: 'b1',
  revision: 1,
  createdAt: '2026-11-20T15:00:00.000Z',
  status: 'confirmed',
  history: [],
  date: '2026-12-01',
  time: '08:00',
  minutes: 180,
  bufferMinutes: 30,
  name: 'Maria Delgado',
  email: 'maria@example.com',
  phone: '(214) 555-0110',
  address: '1200 Elm Street, Plano, TX 75023',
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
