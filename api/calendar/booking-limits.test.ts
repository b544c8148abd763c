import { describe, expect, it } from 'vitest';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';

/** Every slot of the 60 weekdays from Monday, 30 November 2026, all within the horizon. */
const slots = Array.from({ length: 12 * 7 }, (_, index) => addDays('2026-11-30', index))
  .filter((_, index) => index % 7 < 5)
  .flatMap((date) => ['08:00', '11:30', '15:00'].map((time) => ({ date, time })));

const limited = () => signedInOwner({ rateLimit: true, trustProxy: 1, sampleContent: false });
type Api = Awaited<ReturnType<typeof limited>>;

/** Books from a network address, as a new client unless `body` names one. */
const bookFrom = (api: Api, address: string, body: object, key?: string) =>
  api.send('POST /api/calendar/book', {
    body: bookingBody({ ...body }),
    headers: { 'X-Forwarded-For': address, ...(key && { 'Idempotency-Key': key }) },
  });
const stranger = (index: number) => ({
  ...slots[index],
  email: `stranger-${index}@example.com`,
  phone: `972-555-${1000 + index}`,
  address: `${index} Elm St, Plano, TX`,
});
const ahead = async (api: Api) =>
  ((await api.call('GET /api/bookings?limit=100')).json.data as unknown as Booking[]).length;

describe('limits of what strangers book', () => {
  it('leave one sender two slots of 180, and say so kindly', async () => {
    const api = await limited();
    const answers = await Promise.all(
      slots.map((slot, index) => bookFrom(api, `192.0.2.${index % 10}`, slot)),
    );
    const codes = Object.groupBy(answers, ({ json }): string => json.code ?? 'booked');
    expect(codes['booked']).toHaveLength(2);
    expect(Object.keys(codes).sort()).toEqual(['booked', 'booking_limit_reached']);
    expect(await ahead(api)).toBe(2);
    expect(codes['booking_limit_reached']?.[0]?.json).toMatchObject({
      status: 409,
      title: 'Please call us to book more appointments',
      detail: 'We’re happy to arrange more appointments by phone: (972) 555-0148.',
    });
  });

  it('leave one network address ten bookings a day, under whatever names', async () => {
    const api = await limited();
    const answers = await Promise.all(
      slots.slice(0, 15).map((_, index) => bookFrom(api, '192.0.2.1', stranger(index))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect((await bookFrom(api, '192.0.2.2', stranger(20))).status).toBe(201);
  });

  it('leave one network twenty bookings a day, from ever new addresses of it', async () => {
    const api = await limited();
    const { json } = await api.call('GET /api/booking-limits');
    await api.call('PUT /api/booking-limits', { ...json, online: 'off' });
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        bookFrom(api, `2001:db8:7:${index}::1`, stranger(index)),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect((await bookFrom(api, '2001:db8:8::1', stranger(30))).status).toBe(201);
  });

  it('are not evaded by canceling and booking again, in another spelling', async () => {
    const api = await limited();
    const codes: unknown[] = [];
    for (let index = 0; index < 6; index += 1) {
      const address = `192.0.2.${index}`;
      const person = { ...stranger(index), email: `Gra.ce+${index}@googlemail.com` };
      const { json } = await bookFrom(api, address, person);
      const { manageUrl } = json as unknown as { manageUrl?: string };
      codes.push(manageUrl ? 'booked' : json.code);
      if (!manageUrl) continue;
      const link = manageUrl.replace(`${api.origin}/appointment`, '/api/appointments');
      const headers = { Origin: api.origin, 'X-Forwarded-For': address };
      const body = { from: slots[index] };
      expect((await api.send(`POST ${link}/cancel`, { body, headers })).status).toBe(200);
    }
    expect(codes).toEqual([
      ...Array(4).fill('booked'),
      'booking_limit_reached',
      'booking_limit_reached',
    ]);
    expect((await bookFrom(api, '192.0.2.9', stranger(20))).status).toBe(201);
  });

  it('count neither refusals nor repeats for a network address', async () => {
    const api = await limited();
    const first = await bookFrom(api, '192.0.2.1', stranger(0), 'a key');
    for (let repeat = 0; repeat < 6; repeat += 1) {
      expect((await bookFrom(api, '192.0.2.1', stranger(0), 'a key')).json.id).toBe(first.json.id);
      const taken = await bookFrom(api, '192.0.2.1', { ...stranger(1), ...slots[0] });
      expect(taken.json.code).toBe('slot_taken');
    }
    for (let index = 1; index < 8; index += 1) {
      expect((await bookFrom(api, '192.0.2.1', stranger(index))).status).toBe(201);
    }
  });

  it('answer a repeat also when the address has no bookings left', async () => {
    const api = await limited();
    const first = await bookFrom(api, '192.0.2.1', stranger(0), 'a key');
    for (let index = 1; index < 10; index += 1) {
      await bookFrom(api, '192.0.2.1', stranger(index));
    }
    expect((await bookFrom(api, '192.0.2.1', stranger(11))).json.code).toBe(
      'booking_limit_reached',
    );
    expect((await bookFrom(api, '192.0.2.1', stranger(0), 'a key')).json.id).toBe(first.json.id);
  });

  it('do not concern the owner, whose bookings do not count either', async () => {
    const api = await limited();
    for (const slot of slots.slice(0, 5)) {
      expect((await api.call('POST /api/bookings', bookingBody(slot))).status).toBe(201);
    }
    expect((await bookFrom(api, '192.0.2.1', slots[5] ?? {})).status).toBe(201);
  });

  it('are set by the owner, more for agents', async () => {
    const api = await limited();
    const limits = {
      revision: 1,
      perClient: 1,
      perAgent: 4,
      agents: ['Agent@Example.com'],
      online: 40,
    };
    const { json } = await api.call('PUT /api/booking-limits', limits);
    expect(json).toEqual({ ...limits, confirmNew: false, revision: 2 });
    expect((await api.call('GET /api/booking-limits')).json).toEqual(json);

    const booked = async (fields: object, count: number) => {
      const answers = await Promise.all(
        slots
          .slice(count * 10, count * 10 + 8)
          .map((slot, index) =>
            bookFrom(api, `198.51.100.${index}`, { ...stranger(index), ...slot, ...fields }),
          ),
      );
      return answers.filter(({ status }) => status === 201).length;
    };
    expect(await booked({ email: 'agent@example.com', phone: '972-555-0200' }, 1)).toBe(4);
    expect(await booked({ email: 'other@example.com' }, 2)).toBe(1);
  });

  it.each([
    ['perClient', { perClient: 0 }],
    ['perClient', { perClient: 51, perAgent: 60 }],
    ['perAgent', { perAgent: 1 }],
    ['agents.0', { agents: ['no address'] }],
    ['online', { online: 0 }],
    ['online', { online: 'sometimes' }],
  ])('need plausible values: %s', async (path, change) => {
    const api = await limited();
    const body = { revision: 1, perClient: 2, perAgent: 10, agents: [], online: 'auto', ...change };
    const { json } = await api.call('PUT /api/booking-limits', body);
    expect(json.errors?.map((error) => error.path)).toEqual([path]);
  });
});
