import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { apiForTest, fieldErrors } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

describe('GET /api/calendar/slots', () => {
  it.each([
    ['reports=true', ['2026-12-01T17:00:00.000Z', '2026-12-01T20:30:00.000Z']],
    ['reports=true&minutes=360', ['2026-12-01T20:00:00.000Z', '2026-12-01T23:30:00.000Z']],
  ])('says for %s by when the report of each start is there', async (query, reports) => {
    const api = await apiForTest();
    const { json } = await api.send(`GET /api/calendar/slots?date=2026-11-30&${query}`);
    const [first, second] = json as unknown as object[];
    expect([first, second]).toEqual([
      { time: '08:00', reportBy: reports[0] },
      { time: '11:30', reportBy: reports[1] },
    ]);
  });

  it('goes by the length that the owner has set', async () => {
    const api = await signedInOwner();
    const { json } = await api.call('GET /api/availability');
    const lengths = { ...(json as unknown as { lengths: object }).lengths, buyer: 240 };
    expect((await api.call('PUT /api/availability', { ...json, lengths })).status).toBe(200);
    const slots = await api.send('GET /api/calendar/slots?date=2026-11-30&reports=true');
    expect(slots.json).toMatchObject([{ reportBy: '2026-12-01T18:00:00.000Z' }, {}]);
  });

  it.each(['', '&reports=false'])('answers with times only for %j', async (query) => {
    const api = await apiForTest();
    const { json } = await api.send(`GET /api/calendar/slots?date=2026-11-30${query}`);
    expect(json).toEqual([{ time: '08:00' }, { time: '11:30' }, { time: '15:00' }]);
  });

  it('refuses another answer than true and false', async () => {
    const api = await apiForTest();
    const answer = await api.send('GET /api/calendar/slots?date=2026-11-30&reports=maybe');
    expect(fieldErrors(answer)).toEqual({ reports: 'Please answer true or false' });
  });
});

describe('the end of an option period', () => {
  it('is stored with the booking, and shown to its owner and in the person’s export only', async () => {
    const dataDir = await temporaryFolder();
    const api = await signedInOwner({ dataDir });
    const body = bookingBody({ optionEnds: '2026-12-04' });
    const booked = await api.send('POST /api/calendar/book', { body });
    expect(booked.status).toBe(201);
    expect(booked.text).not.toContain('2026-12-04');
    const { text } = await api.call('POST /api/privacy/export', { person: body.email });
    expect(JSON.parse(text)).toMatchObject({ bookings: [{ optionEnds: '2026-12-04' }] });
    await api.close();

    const restarted = await signedInOwner({ dataDir });
    const { json } = await restarted.call(`GET /api/bookings/${booked.json.id}`);
    expect(json).toMatchObject({ optionEnds: '2026-12-04' });
  });

  it('is stored with a booking by hand', async () => {
    const api = await signedInOwner();
    const { json } = await api.call(
      'POST /api/bookings',
      bookingBody({ optionEnds: '2026-12-04' }),
    );
    expect(json).toMatchObject({ optionEnds: '2026-12-04' });
  });

  it.each([undefined, ''])('is not required: %j', async (optionEnds) => {
    const api = await signedInOwner();
    const { json } = await api.call('POST /api/bookings', bookingBody({ optionEnds }));
    expect(json).toHaveProperty('id');
    expect(json).not.toHaveProperty('optionEnds');
  });

  it.each([
    ['12/04/2026', 'Please choose a date'],
    ['2026-02-30', 'This day does not exist'],
  ])('is refused as %j', async (optionEnds, message) => {
    const api = await apiForTest();
    const body = bookingBody({ optionEnds });
    const answer = await api.send('POST /api/calendar/book', { body });
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual({ optionEnds: message });
  });
});
