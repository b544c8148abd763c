import { describe, expect, it } from 'vitest';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { plainHome } from '#domain/quote/testing/plain-home.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import type { BookingConfirmation } from './present-confirmation.ts';

/** Five weekdays with three starts each: what fits into five days with the default hours. */
const MOST = 15;

/** Every start of the 60 weekdays from Monday, 30 November 2026. */
const slots = Array.from({ length: 12 * 7 }, (_, index) => addDays('2026-11-30', index))
  .filter((_, index) => index % 7 < 5)
  .flatMap((date) => ['08:00', '11:30', '15:00'].map((time) => ({ date, time })));

let now = new Date('2026-11-25T15:00:00Z');

const limited = (rateLimit = true) => {
  now = new Date('2026-11-25T15:00:00Z');
  return signedInOwner({ rateLimit, trustProxy: 1, sampleContent: false, clock: () => now });
};
type Api = Awaited<ReturnType<typeof limited>>;

/** Each from a different network, as a different client. */
const book = (
  api: Api,
  index: number,
  body: object = {},
  key?: string,
  address = `192.0.${index}.1`,
) =>
  api.send('POST /api/calendar/book', {
    body: bookingBody({
      ...slots[index],
      name: `Ada ${index} Stranger`,
      email: `stranger-${index}@example.com`,
      phone: `972-555-${1000 + index}`,
      address: `${index} Elm St, Plano, TX 75023`,
      ...body,
    }),
    headers: { 'X-Forwarded-For': address, ...(key && { 'Idempotency-Key': key }) },
  });
const bookMany = (api: Api, from: number, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => book(api, from + index)));
const booked = async (api: Api) =>
  (await api.call('GET /api/bookings?limit=100')).json.data as unknown as Booking[];
const requests = async (api: Api) =>
  (await api.call('GET /api/contact-requests?limit=100')).json.data as unknown as ContactRequest[];
const statuses = (answers: readonly { status: number }[]) =>
  Object.groupBy(answers, ({ status }) => status);

describe('the limit of all online bookings', () => {
  it('leaves strangers of as many networks as they like five days of work', async () => {
    const api = await limited();
    const answers = await bookMany(api, 0, 60);
    expect(statuses(answers)[201]).toHaveLength(MOST);
    expect(statuses(answers)[202]).toHaveLength(60 - MOST);
    expect(await booked(api)).toHaveLength(MOST);
    expect(await requests(api)).toHaveLength(60 - MOST);
  });

  it('makes a request of what exceeds it, with everything that was typed', async () => {
    const api = await limited();
    await bookMany(api, 0, MOST);
    const visit = {
      agentName: 'Jane Doe',
      agentEmail: 'jane@realty.example',
      agentCopy: true,
      entry: 'Lockbox 1234',
      occupancy: 'vacant',
      utilities: 'on',
      pets: 'A cat',
      optionEnds: '2026-12-20',
      inspectionType: 'seller',
      notes: 'Mind the step.',
    };
    const home = { ...plainHome, squareFootage: 2400, hasPool: true };
    const answer = await book(api, 20, { ...visit, quote: home });
    expect(answer.status).toBe(202);
    expect(answer.json).toEqual({
      requestId: expect.any(String),
      ...slots[20],
      title: 'We have your request for this time',
      detail: expect.stringContaining('(972) 555-0148'),
    });
    const [request] = await requests(api);
    const { inspectionType, notes, ...asked } = visit;
    expect(request).toMatchObject({
      id: (answer.json as unknown as { requestId: string }).requestId,
      status: 'new',
      firstName: 'Ada',
      lastName: '20 Stranger',
      email: 'stranger-20@example.com',
      phone: '972-555-1020',
      propertyAddress: '20 Elm St, Plano, TX 75023',
      inspectionType: 'pre-listing',
      preferredDate: slots[20]?.date,
      message: notes,
      asked: { ...slots[20], ...asked, inspectionType, quote: { input: home } },
    });
    expect(request?.asked?.quote?.result.totalPrice).toBeGreaterThan(0);
  });

  it('answers a repeat as before, also once bookings are taken again', async () => {
    const api = await limited();
    await bookMany(api, 0, MOST);
    const first = await book(api, 20, {}, 'a key');
    await api.call('PUT /api/bookings/online/reviewed', { until: now.toISOString() });
    const repeated = await book(api, 20, {}, 'a key');
    expect([repeated.status, repeated.json]).toEqual([202, first.json]);
    expect(await booked(api)).toHaveLength(MOST);
    expect(await requests(api)).toHaveLength(1);
  });

  it('leaves one network twenty of bookings and requests together', async () => {
    const api = await limited();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        book(api, index, {}, undefined, `192.0.2.${1 + (index % 3)}`),
      ),
    );
    expect(statuses(answers)[201]).toHaveLength(MOST);
    expect(statuses(answers)[202]).toHaveLength(20 - MOST);
    expect((await book(api, 40)).status).toBe(202);
  });

  it('still refuses a time that is taken, with those that are free', async () => {
    const api = await limited();
    await bookMany(api, 0, MOST);
    const { status, json } = await book(api, 20, slots[0]);
    expect([status, json.code]).toEqual([409, 'slot_taken']);
    expect(await requests(api)).toEqual([]);
  });

  it('grows back when the owner confirms the bookings, not when he only sees them', async () => {
    const api = await limited();
    await bookMany(api, 0, MOST);
    const online = () => api.call('GET /api/bookings/online');
    expect((await online()).json).toEqual({ made: MOST, most: MOST, newest: now.toISOString() });
    await api.call('PUT /api/bookings/seen', { until: now.toISOString() });
    expect((await book(api, 20)).status).toBe(202);
    await api.call('PUT /api/bookings/online/reviewed', { until: now.toISOString() });
    expect((await online()).json).toEqual({ made: 0, most: MOST, newest: null });
    now = new Date(now.getTime() + 1000);
    expect((await book(api, 21)).status).toBe(201);
  });

  it('grows back by bookings that the owner cancels or deletes, not by those that the client cancels', async () => {
    const api = await limited();
    await bookMany(api, 0, MOST - 1);
    const last = await book(api, MOST - 1);
    const of = async (email: string) => {
      const found = (await booked(api)).find((booking) => booking.email === email);
      return { id: found?.id, revision: found?.revision };
    };
    const { manageUrl } = last.json as unknown as BookingConfirmation;
    const client = await api.send(`POST /api/appointments/${manageUrl.split('/').at(-1)}/cancel`, {
      body: { from: slots[MOST - 1] },
      headers: { Origin: api.origin },
    });
    expect(client.status).toBe(200);
    expect((await book(api, 20)).status).toBe(202);
    const { id, revision } = await of('stranger-0@example.com');
    await api.call(`PATCH /api/bookings/${id}`, { revision, action: 'cancel' });
    expect((await book(api, 21)).status).toBe(201);
    expect((await book(api, 22)).status).toBe(202);
    const records = [await of('stranger-1@example.com')];
    await api.call('POST /api/bookings/selection', { action: 'delete', records });
    expect((await book(api, 23)).status).toBe(201);
  });

  it('is over a day later', async () => {
    const api = await limited();
    await bookMany(api, 0, MOST);
    now = new Date('2026-11-26T15:00:01Z');
    expect((await book(api, 20)).status).toBe(201);
  });

  it('does not count what the owner enters, nor limits it', async () => {
    const api = await limited();
    for (const slot of slots.slice(0, 20)) {
      expect((await api.call('POST /api/bookings', bookingBody(slot))).status).toBe(201);
    }
    expect((await book(api, 30)).status).toBe(201);
  });

  it('is the owner’s to change and to switch off', async () => {
    const api = await limited();
    const set = async (online: unknown) =>
      api.call('PUT /api/booking-limits', {
        ...(await api.call('GET /api/booking-limits')).json,
        online,
      });
    await set(2);
    expect(statuses(await bookMany(api, 0, 5))[201]).toHaveLength(2);
    await set('off');
    expect(statuses(await bookMany(api, 10, 20))[201]).toHaveLength(20);
    expect((await api.call('GET /api/bookings/online')).json).toMatchObject({ most: null });
  });

  it('is lifted with the other limits for load tests', async () => {
    const api = await limited(false);
    expect(statuses(await bookMany(api, 0, 30))[201]).toHaveLength(30);
  });

  it('holds in test mode, which books nothing and asks for nothing', async () => {
    const api = await limited();
    await bookMany(api, 0, MOST);
    const answer = await book(api, 20, { test: true });
    expect(answer).toMatchObject({ status: 201, json: { test: true } });
    expect(await requests(api)).toEqual([]);
  });
});
