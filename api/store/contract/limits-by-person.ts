import { expect, test } from 'vitest';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { RequestLimitError } from '../resources/contact-requests.ts';
import {
  sampleBooking,
  sampleContactRequest,
  sampleIdempotencyKey,
} from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

const createdAt = '2026-11-20T15:00:00.000Z';

/** Bounds of what one mailbox may cause: each allows two, and a mailbox has many spellings. */
export function limitsByPersonContract(fixture: StoreFixture): void {
  const many = { day: 99, month: 99, year: 99 };
  const requestLimits = { email: { day: 2, month: 2, year: 2 }, all: many };
  const bookingLimits = {
    limits: { perClient: 2, perAgent: 2, agents: [] },
    now: new Date(createdAt),
    zone: defaultBusiness.timeZone,
  };

  async function request(email: string): Promise<boolean> {
    const asked = sampleContactRequest({ createdAt, email });
    try {
      await fixture.store.addContactRequest(asked, undefined, requestLimits);
      return true;
    } catch (error) {
      if (error instanceof RequestLimitError) return false;
      throw error;
    }
  }

  /** A booking that has nothing in common with the `index`-th but `fields`. */
  async function book(index: number, fields: Partial<Booking>): Promise<boolean> {
    const booking = sampleBooking({
      date: `2026-12-${10 + index}`,
      email: `client-${index}@example.com`,
      phone: `214-555-${1000 + index}`,
      address: `${index} Elm Street, Plano`,
      ...fields,
    });
    const { outcome } = await fixture.store.reserveSlot(booking, sampleIdempotencyKey(), {
      limits: bookingLimits,
    });
    return outcome === 'reserved';
  }

  test.each<[string, (email: string, index: number) => Promise<boolean>]>([
    ['contact requests', request],
    ['open bookings', (email, index) => book(index, { email })],
    ['copies to an agent', (agentEmail, index) => book(index, { agentEmail, agentCopy: true })],
  ])('%s of one mailbox are counted together, however it is spelled', async (_what, use) => {
    expect(await use('adalovelace@gmail.com', 0)).toBe(true);
    expect(await use('ada.lovelace+home@gmail.com', 1)).toBe(true);
    await fixture.reopen();
    const spellings = [
      'adalovelace@gmail.com',
      'AdaLovelace@Gmail.com',
      'a.d.a.lovelace@gmail.com',
      'adalovelace+1@gmail.com',
      'ada.lovelace@googlemail.com',
    ];
    for (const [index, spelling] of spellings.entries()) {
      expect(await use(spelling, 2 + index), spelling).toBe(false);
    }
    expect(await use('grace.hopper@gmail.com', 9)).toBe(true);
  });
}
