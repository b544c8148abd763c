import { describe, expect, it } from 'vitest';
import { assistant } from '#api/mcp/testing/assistant.ts';
import { bookArguments } from '#api/mcp/testing/book-arguments.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';
import type { PriceList } from '#domain/business/price-list.schema.ts';

const home = { propertyType: 'residential', squareFootage: 2400 };
const dearer = {
  ...defaultPriceList,
  tiers: defaultPriceList.tiers.map((tier) => ({ ...tier, price: tier.price + 20 })),
};

/** An owner who publishes lists, and a visitor who books at a time of day that is free. */
async function business() {
  let now = new Date('2026-11-25T15:00:00Z');
  const owner = await signedInOwner({ clock: () => now });
  const publish = (list: Partial<PriceList>) =>
    owner.call('POST /api/business/price-lists', { ...dearer, validFrom: '2026-11-25', ...list });
  const book = (changes: Record<string, unknown>, key?: string) =>
    owner.send('POST /api/calendar/book', {
      body: bookingBody({ quote: home, ...changes }),
      headers: { 'Idempotency-Key': key },
    });
  const stored = async () => (await owner.call('GET /api/bookings')).json.data;
  const at = (time: string) => {
    now = new Date(time);
  };
  return { ...owner, publish, book, stored, at };
}

describe('a price that was shown', () => {
  it('is honored for 24 hours after a newer list took over, then refused with both totals', async () => {
    const { publish, book, stored, at } = await business();
    expect((await publish({})).status).toBe(200);

    at('2026-11-26T14:59:59.999Z');
    const honored = await book({ priceRevision: 1 });
    expect(honored.json).toMatchObject({ quote: { totalPrice: 375 } });

    at('2026-11-26T15:00:00.000Z');
    const refused = await book({ priceRevision: 1, time: '11:30' });
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({
      code: 'price_changed',
      title: 'The price has changed',
      detail: 'This inspection now costs $395 instead of $375.',
      price: { shown: 375, current: 395, priceRevision: 2 },
    });

    const accepted = await book({ priceRevision: 2, time: '11:30' });
    expect(accepted.json).toMatchObject({ quote: { totalPrice: 395 } });
    expect((await stored()).map((booking) => booking['quote'])).toMatchObject([
      { result: { totalPrice: 395, priceRevision: 2 } },
      { result: { totalPrice: 375, priceRevision: 1 } },
    ]);
  });

  it('is not asked about again where the total is the same', async () => {
    const { publish, book, at } = await business();
    await publish({ tiers: defaultPriceList.tiers, rush: { percent: 40 } });
    at('2026-11-27T15:00:00Z');
    expect((await book({ priceRevision: 1 })).json).toMatchObject({ quote: { totalPrice: 375 } });
    const rushed = { ...home, rushService: true };
    const refused = await book({ priceRevision: 1, quote: rushed, time: '11:30' });
    expect(refused.json.price).toEqual({ shown: 488, current: 525, priceRevision: 2 });
  });

  it('of an unknown list has no total', async () => {
    const { book } = await business();
    const refused = await book({ priceRevision: 9 });
    expect(refused.json).toMatchObject({
      code: 'price_changed',
      detail: 'This inspection costs $375.',
      price: { shown: null, current: 375, priceRevision: 1 },
    });
  });

  it('is of no account for a repeat, which gets its first answer', async () => {
    const { publish, book, at } = await business();
    const key = 'a-key-of-this-booking';
    const first = await book({ priceRevision: 1 }, key);
    await publish({});
    at('2026-11-27T15:00:00Z');
    const repeated = await book({ priceRevision: 1 }, key);
    expect(repeated.status).toBe(201);
    expect(repeated.json).toEqual(first.json);
  });

  it('is checked in test mode too', async () => {
    const { publish, book, at } = await business();
    await publish({});
    at('2026-11-27T15:00:00Z');
    expect((await book({ priceRevision: 1, test: true })).json.code).toBe('price_changed');
  });
});

describe('a client that sends no revision', () => {
  it('gets the price of the list for the booked day', async () => {
    const { publish, book, at } = await business();
    await publish({ validFrom: '2026-12-01', appliesTo: 'visits' });
    expect((await book({})).json).toMatchObject({ quote: { totalPrice: 375 } });
    const december = await book({ date: '2026-12-01' });
    expect(december.json).toMatchObject({ quote: { totalPrice: 395 } });
    at('2026-12-01T15:00:00Z');
    const later = await book({ date: '2026-12-03' });
    expect(later.json).toMatchObject({ quote: { totalPrice: 395 } });
  });
});

it('a booking by hand, a quote and an assistant go by the list of the day', async () => {
  const { publish, call, send, at, url } = await business();
  await publish({ validFrom: '2026-11-26' });
  const { call: callTool } = await assistant(`${url}/api/mcp?public`);
  const byHand = async (time: string) =>
    (await call('POST /api/bookings', { ...bookingBody({ time }), quote: home })).json;
  const quoted = async () => (await send('POST /api/quote', { body: home })).json;

  expect(await byHand('08:00')).toMatchObject({ quote: { result: { totalPrice: 375 } } });
  expect(await quoted()).toMatchObject({ totalPrice: 375, priceRevision: 1 });
  // Midnight in Dallas.
  at('2026-11-26T06:00:00Z');
  expect(await byHand('11:30')).toMatchObject({ quote: { result: { totalPrice: 395 } } });
  expect(await quoted()).toMatchObject({ totalPrice: 395, priceRevision: 2 });
  expect((await callTool('get_price', home)).answer).toMatchObject({ priceRevision: 2 });

  at('2026-11-27T06:00:00Z');
  const asked = { time: '15:00', quote: home, priceRevision: 1 };
  const refused = await callTool('book_inspection', bookArguments(asked));
  expect(refused.isError).toBe(true);
  expect(refused.answer).toMatchObject({
    code: 'price_changed',
    price: { shown: 375, current: 395, priceRevision: 2 },
  });
});
