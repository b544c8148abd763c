import { describe, expect, it } from 'vitest';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const elPaso = { address: '100 Mesa St, El Paso, TX 79901' };

async function apiThat(outsideArea: 'ask' | 'refuse') {
  const api = await signedInOwner({ sampleContent: false });
  const { json } = await api.call('GET /api/availability');
  const saved = await api.call('PUT /api/availability', { ...json, outsideArea });
  expect(saved.json).toMatchObject({ outsideArea });
  const book = (changes: object) =>
    api.send('POST /api/calendar/book', { body: bookingBody({ ...changes }) });
  return { ...api, book };
}

describe('a home outside the service area', () => {
  it('is booked where the owner is asked, as at first', async () => {
    const api = await signedInOwner({ sampleContent: false });
    const { json } = await api.call('GET /api/availability');
    expect(json).toMatchObject({ outsideArea: 'ask' });
    const booked = await api.send('POST /api/calendar/book', { body: bookingBody(elPaso) });
    expect(booked.status).toBe(201);
  });

  it('is refused where the owner says so, with the distance and the telephone; nothing is booked', async () => {
    const { book, call } = await apiThat('refuse');
    for (const test of [undefined, true]) {
      const refused = await book({ ...elPaso, test });
      expect(refused.status).toBe(422);
      expect(refused.json).toMatchObject({
        code: 'outside_service_area',
        title: 'This home is outside our service area',
        detail: expect.stringMatching(/^El Paso is about \d+ miles.+\(972\) 555-0148\.$/),
      });
    }
    expect((await call('GET /api/bookings?limit=100')).json.data).toEqual([]);
  });

  it('is told of before it is sent', async () => {
    const { send } = await apiThat('refuse');
    const place = async (zip: string) => (await send(`GET /api/service-area?zip=${zip}`)).json;
    expect(await place('79901')).toMatchObject({ place: { isOutside: true, isRefused: true } });
    expect(await place('75034')).toMatchObject({ place: { isOutside: false, isRefused: false } });
  });

  it('neither hinders a home inside, nor an address without a known ZIP code', async () => {
    const { book } = await apiThat('refuse');
    expect((await book({ address: '7 Pecan Ct, Frisco, TX 75034' })).status).toBe(201);
    const unknown = { time: '15:00', address: '12 Ranch Road', email: 'b@example.com' };
    expect((await book({ ...unknown, phone: '972-555-0199' })).status).toBe(201);
  });

  it('can be booked by the owner all the same', async () => {
    const { call } = await apiThat('refuse');
    const { test: _test, ...body } = { ...bookingBody(elPaso), test: undefined };
    expect((await call('POST /api/bookings', body)).status).toBe(201);
  });
});
