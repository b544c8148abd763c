import { describe, expect, it } from 'vitest';
import { smtpServerForTest } from '#api/mail/testing/smtp-server-for-test.ts';
import { apiForTest } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { TestApiOptions } from '#api/testing/start-api.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { assistant } from './testing/assistant.ts';
import { bookArguments } from './testing/book-arguments.ts';
import { raceForOneStart } from './testing/race-for-one-start.ts';

/** A server, its owner and a client's assistant. */
async function server(options: TestApiOptions = {}) {
  const owner = await signedInOwner(options);
  const { call: callTool } = await assistant(`${owner.url}/api/mcp?public`);
  const bookings = async () =>
    (await owner.call('GET /api/bookings')).json.data as unknown as Booking[];
  const book = (changes: Record<string, unknown> = {}) =>
    callTool('book_inspection', bookArguments(changes));
  return { ...owner, book, callTool, bookings };
}

describe('book_inspection', () => {
  it('books, and names price, day, time and license', async () => {
    const { book, bookings } = await server();
    const { answer, isError } = await book();
    expect(isError).toBe(false);
    expect(answer).toMatchObject({
      date: '2026-11-30',
      time: '08:00',
      when: 'Monday, November 30, 2026, 8:00 AM',
      timeZone: 'America/Chicago',
      minutes: 180,
      price: 425,
      licence: 'TREC #8544',
      manageUrl: expect.stringMatching(/\/appointment\/[0-9a-f]{32}$/),
      test: false,
    });
    const [booking] = await bookings();
    expect(booking).toMatchObject({
      name: 'Grace Hollowbrook',
      address: '7 Pecan Ct, Frisco, TX 75034',
      status: 'confirmed',
      quote: { result: { totalPrice: 425 } },
    });
    expect(booking?.id).toBe((answer as { id: string }).id);
  });

  it('tells the owner that an assistant has booked', async () => {
    const { book, bookings } = await server();
    await book();
    expect((await bookings())[0]?.attribution).toEqual({
      utm: { source: 'assistant', medium: 'mcp' },
    });
  });

  it('prices the booked day, as the form does', async () => {
    const { book } = await server();
    expect((await book({ date: '2026-12-02' })).answer).toMatchObject({
      // Seven days ahead: 5 % off the base price.
      price: 406,
    });
  });

  it('asks for the discount that the price has offered', async () => {
    const { book, callTool, bookings } = await server();
    const { offer } = (await callTool('get_price', bookArguments().quote)).answer as {
      offer: { promotion: string; promise: string };
    };
    expect(offer.promise).toBe('We’ll take $50 off when we confirm.');
    const { answer } = await book({ promotion: offer.promotion });
    expect(answer).toMatchObject({ price: 425, discount: offer.promise });
    expect((await bookings())[0]?.discount?.promotionId).toBe(offer.promotion);
  });

  it('offers no discount where there is none', async () => {
    const { book, callTool, call } = await server();
    const promotions = JSON.parse((await call('GET /api/promotions/all')).text);
    for (const promotion of promotions)
      await call(`PUT /api/promotions/${promotion.id}`, { ...promotion, on: false });
    expect((await callTool('get_price', bookArguments().quote)).answer).toMatchObject({
      offer: null,
    });
    expect((await book()).answer).toMatchObject({ discount: null });
  });

  it('sends the messages that the form sends', async () => {
    const kinds = async (by: 'form' | 'assistant') => {
      const { book, send, call } = await server();
      await (by === 'form'
        ? send('POST /api/calendar/book', { body: bookingBody() })
        : book({ inspectionType: 'buyer' }));
      const planned = (await call('GET /api/messages/planned?limit=100')).json.data;
      return planned.map(({ kind, state }) => `${kind} ${state}`).sort();
    };
    const byForm = await kinds('form');
    expect(byForm).toContain('booking_confirmed waiting');
    expect(await kinds('assistant')).toEqual(byForm);
  });

  it('opens the appointment’s page, where the client can move and cancel', async () => {
    const { book, send } = await server();
    const { manageUrl } = (await book()).answer as { manageUrl: string };
    const token = manageUrl.split('/').at(-1);
    expect((await send(`GET /api/appointments/${token}`)).status).toBe(200);
  });

  it('books once for a repeated call, and refuses the key for another one', async () => {
    const { book, bookings } = await server();
    const { answer } = await book();
    expect((await book()).answer).toEqual(answer);
    expect(await bookings()).toHaveLength(1);
    expect((await book({ time: '11:30' })).answer).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('refuses a taken start and names the free ones', async () => {
    const { book, send } = await server();
    await send('POST /api/calendar/book', { body: bookingBody() });
    const { answer, isError } = await book({ email: 'other@example.com' });
    expect(isError).toBe(true);
    expect(answer).toMatchObject({
      code: 'slot_taken',
      title: 'This time has just been booked',
      slots: [{ time: '11:30' }, { time: '15:00' }],
    });
  });

  it('refuses what the form refuses, with every message', async () => {
    const { book, bookings } = await server();
    const blank = { name: ' ', email: 'grace', phone: '1', address: undefined, agentCopy: true };
    const { answer } = await book({ ...blank, idempotencyKey: '1' });
    const { errors } = answer as { errors: { path: string; message: string }[] };
    expect(Object.fromEntries(errors.map(({ path, message }) => [path, message]))).toEqual({
      name: 'Name is required',
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number',
      address: 'Property address is required',
      idempotencyKey: expect.stringContaining('16 to 200'),
    });
    expect(await bookings()).toEqual([]);
  });

  it('one of twenty clients gets a start, by assistants and the form', async () => {
    const api = await apiForTest();
    await raceForOneStart([api]);
  });

  it('has the limits of one client', async () => {
    const { book } = await server({ rateLimit: true });
    const starts = ['08:00', '11:30', '15:00'];
    const answers = [];
    for (const [index, time] of starts.entries()) {
      answers.push(await book({ time, idempotencyKey: `a-key-of-its-own-${index}` }));
    }
    expect(answers.map(({ isError }) => isError)).toEqual([false, false, true]);
    expect(answers[2]?.answer).toMatchObject({ code: 'booking_limit_reached' });
  });

  it('has the limit of one address, together with the form', async () => {
    const { book, send } = await server({ rateLimit: true });
    for (let call = 0; call < 20; call += 1) await send('POST /api/calendar/book', { body: {} });
    const { answer } = await book();
    expect(answer).toMatchObject({
      code: 'rate_limited',
      detail: expect.stringContaining('try again in'),
    });
  });

  it('becomes a request above the limit of all online bookings, and says so', async () => {
    const { book, bookings, call } = await server({ rateLimit: true });
    const { json } = await call('GET /api/booking-limits');
    await call('PUT /api/booking-limits', { ...json, online: 1 });
    const { answer } = await book();
    expect(answer).toMatchObject({ outcome: 'booked', message: null });
    const other = {
      time: '15:00',
      email: 'other@example.com',
      phone: '972-555-0199',
      address: '9 Oak Ct, Plano, TX 75023',
      idempotencyKey: 'another-key-of-its-own',
    };
    const requested = await book(other);
    expect(requested).toMatchObject({
      isError: false,
      answer: {
        outcome: 'requested',
        message: expect.stringContaining('It is not booked yet.'),
        time: '15:00',
        manageUrl: null,
        price: null,
      },
    });
    expect((await book(other)).answer).toEqual(requested.answer);
    expect(await bookings()).toHaveLength(1);
    const { data } = (await call('GET /api/contact-requests')).json;
    expect(data).toMatchObject([{ email: other.email, asked: { time: '15:00' } }]);
  });

  it('tells a new client to confirm by email, if the owner wants that', async () => {
    const { mail } = await smtpServerForTest();
    const { book, bookings, call } = await server({ mail });
    const { json } = await call('GET /api/booking-limits');
    await call('PUT /api/booking-limits', { ...json, confirmNew: true });
    const { answer } = await book();
    expect(answer).toMatchObject({
      outcome: 'unconfirmed',
      confirmBy: '2026-11-25T17:00:00.000Z',
      message: expect.stringContaining('by 11:00 AM Central Time'),
    });
    expect(await bookings()).toMatchObject([{ confirmBy: '2026-11-25T17:00:00.000Z' }]);
  });

  it('checks and books nothing in test mode', async () => {
    const { book, bookings } = await server();
    const { answer } = await book({ test: true });
    expect(answer).toMatchObject({ test: true, price: 425, date: '2026-11-30' });
    expect(await bookings()).toEqual([]);
  });
});
