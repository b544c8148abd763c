import { describe, expect, it } from 'vitest';
import { type Answer, apiForTest, fieldErrors, NOW } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const book = 'POST /api/calendar/book';
const slotsOn = (date: string) => `GET /api/calendar/slots?date=${date}`;
const times = (answer: Answer) => (answer.json as unknown as { time: string }[]).map((s) => s.time);

const quote = { propertyType: 'residential', squareFootage: '2400', yearBuilt: '1990' };

describe('GET /api/calendar/slots', () => {
  it('lists the start times of a free weekday', async () => {
    const api = await apiForTest();
    const answer = await api.send(slotsOn('2026-11-30'));
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual([{ time: '08:00' }, { time: '11:30' }, { time: '15:00' }]);
  });

  it.each([
    ['today', '2026-11-25', []],
    ['within the notice of 24 hours', '2026-11-26', ['11:30', '15:00']],
    ['on a Saturday', '2026-11-28', []],
    ['on the last day of the horizon', '2027-02-23', ['08:00', '11:30', '15:00']],
    ['after the horizon', '2027-02-24', []],
    ['in the past', '2026-11-24', []],
    ['in a year that is half typed', '0002-11-30', []],
  ])('offers what can be booked %s', async (_when, date, expected) => {
    // Without the holidays of a new installation, of which the next day is one.
    const api = await apiForTest({ sampleContent: false });
    expect(times(await api.send(slotsOn(date)))).toEqual(expected);
  });

  it('leaves out booked slots', async () => {
    const api = await apiForTest();
    await api.send(book, { body: bookingBody() });
    expect(times(await api.send(slotsOn('2026-11-30')))).toEqual(['11:30', '15:00']);
  });

  it.each([
    ['no date', '', 'Please choose a date'],
    ['another notation', '?date=11/30/2026', 'Please choose a date'],
    ['a day that does not exist', '?date=2026-02-30', 'This day does not exist'],
    ['two dates', '?date=2026-11-30&date=2026-12-01', 'Please choose a date'],
  ])('refuses %s', async (_what, query, message) => {
    const api = await apiForTest();
    const answer = await api.send(`GET /api/calendar/slots${query}`);
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual({ date: message });
  });
});

describe('POST /api/calendar/book', () => {
  it('books and answers with nothing that was typed', async () => {
    const api = await apiForTest();
    const answer = await api.send(book, { body: bookingBody() });
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      date: '2026-11-30',
      time: '08:00',
      minutes: 180,
      quote: null,
      discount: null,
      manageUrl: expect.stringMatching(/^http:\/\/localhost:\d+\/appointment\/[0-9a-f]{32}$/),
      calendarUrl: expect.stringMatching(/\/api\/appointments\/[0-9a-f]{32}\/appointment\.ics$/),
    });
  });

  it('prices the quote again for the booked day, whatever price the browser sends', async () => {
    const api = await signedInOwner();
    const asked = {
      ...quote,
      inspectionDate: '2026-11-26',
      totalPrice: 1,
      result: { totalPrice: 1 },
    };
    const early = await api.send(book, { body: bookingBody({ date: '2026-12-02', quote: asked }) });
    // $375 + $50 for 36 years, less 5 % of base for booking seven days ahead.
    expect(early.json).toMatchObject({
      quote: {
        totalPrice: 406,
        breakdown: [{ amount: 375 }, { amount: 50 }, { amount: -19 }],
        estimatedDuration: '2.5-3 hours',
      },
    });
    expect(Object.keys((early.json as unknown as { quote: object }).quote)).toHaveLength(3);

    const soon = await api.send(book, { body: bookingBody({ date: '2026-12-01', quote: asked }) });
    expect(soon.json).toMatchObject({ quote: { totalPrice: 425 } });

    const list = await api.call('GET /api/bookings');
    const stored = list.json.data.find(({ id }) => id === early.json.id);
    expect(stored).toMatchObject({
      quote: { input: { inspectionDate: '2026-12-02' }, result: { totalPrice: 406 } },
    });
  });

  it.each([
    ['date', 'Please choose a date'],
    ['time', 'Please choose a time'],
    ['name', 'Name is required'],
    ['email', 'Please enter a valid email address'],
    ['phone', 'Please enter a valid phone number'],
    ['address', 'Property address is required'],
  ])('refuses a body without %s', async (field, message) => {
    const api = await apiForTest();
    const answer = await api.send(book, { body: bookingBody({ [field]: undefined }) });
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual({ [field]: message });
  });

  it('refuses an invalid quote and names the field', async () => {
    const api = await apiForTest();
    const body = bookingBody({ quote: { ...quote, squareFootage: '499' } });
    const answer = await api.send(book, { body });
    expect(fieldErrors(answer)).toEqual({
      'quote.squareFootage': 'Square footage must be between 500 and 50,000',
    });
  });

  it('refuses a filled honeypot with the phone number, and books nothing', async () => {
    const api = await apiForTest();
    const answer = await api.send(book, { body: bookingBody({ website: 'x' }) });
    expect(answer.json.code).toBe('looks_automated');
    expect(times(await api.send(slotsOn('2026-11-30')))).toContain('08:00');
  });

  it.each([
    ['within the notice', { date: '2026-11-26', time: '08:00' }, ['11:30', '15:00']],
    ['at no start time', { date: '2026-11-30', time: '09:00' }, ['08:00', '11:30', '15:00']],
    ['on a Sunday', { date: '2026-11-29', time: '08:00' }, []],
    ['beyond the horizon', { date: '2027-03-01', time: '08:00' }, []],
    ['so late that it ends after midnight', { date: '2026-11-29', time: '23:30' }, []],
  ])('refuses a time %s and answers with the free slots', async (_when, slot, expected) => {
    const api = await apiForTest({ sampleContent: false });
    const answer = await api.send(book, { body: bookingBody(slot) });
    expect(answer.status).toBe(422);
    expect(answer.json.code).toBe('slot_unavailable');
    expect(answer.json.slots).toEqual(expected.map((time) => ({ time })));
  });

  it('books a slot once: one of ten concurrent calls succeeds, the others get the free slots', async () => {
    const api = await apiForTest();
    const names = Array.from({ length: 10 }, (_, index) => `Visitor ${index}`);
    const answers = await Promise.all(
      names.map((name) => api.send(book, { body: bookingBody({ name }) })),
    );
    const losers = answers.filter(({ status }) => status !== 201);
    expect(losers).toHaveLength(9);
    for (const { status, json } of losers) {
      expect(status).toBe(409);
      expect(json.code).toBe('slot_taken');
      expect(json.slots).toEqual([{ time: '11:30' }, { time: '15:00' }]);
    }
  });

  it('answers a repeat with the same key like the first call', async () => {
    const api = await signedInOwner();
    const sending = { body: bookingBody({ quote }), headers: { 'Idempotency-Key': 'tap-tap' } };
    const first = await api.send(book, sending);
    const second = await api.send(book, sending);
    expect(second.status).toBe(201);
    expect(second.json).toEqual(first.json);

    expect((await api.call('GET /api/bookings')).json.total).toBe(1);
  });

  it('answers a repeat also when the slot has closed since', async () => {
    let now = NOW;
    const api = await apiForTest({ sampleContent: false, clock: () => now });
    const body = bookingBody({ date: '2026-11-26', time: '11:30' });
    const sending = { body, headers: { 'Idempotency-Key': 'tap-tap' } };
    const first = await api.send(book, sending);
    expect(first.status).toBe(201);

    now = new Date('2026-11-25T17:31:00Z');
    expect((await api.send(book, sending)).json).toEqual(first.json);
    for (const headers of [{}, { 'Idempotency-Key': 'another' }]) {
      const answer = await api.send(book, { body, headers });
      expect(answer).toMatchObject({ status: 422, json: { code: 'slot_unavailable' } });
      expect(answer.json.slots).toEqual([{ time: '15:00' }]);
    }
  });

  it('refuses a key of another booking', async () => {
    const api = await apiForTest();
    const headers = { 'Idempotency-Key': 'tap-tap' };
    await api.send(book, { body: bookingBody(), headers });
    const answer = await api.send(book, { body: bookingBody({ time: '11:30' }), headers });
    expect(answer.json.code).toBe('idempotency_key_reused');
    expect(times(await api.send(slotsOn('2026-11-30')))).toContain('11:30');
  });
});
