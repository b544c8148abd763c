import { describe, expect, it } from 'vitest';
import { sampleBooking, sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { fieldErrors, NOW } from '#api/testing/api-test.ts';
import { bookingBody, contactBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import { markRequestBooked } from './book-request.ts';

const byHand = 'POST /api/bookings';
const attribution = { partner: 'jane-doe', page: 'https://jane.example/listing' };

async function ownerWithRequest() {
  const api = await signedInOwner({ sampleContent: false });
  const { json } = await api.send('POST /api/contact', { body: contactBody({ attribution }) });
  const requestId = json.id;
  const request = async () => (await api.call(`GET /api/contact-requests/${requestId}`)).json;
  return { ...api, requestId, request };
}

describe('POST /api/bookings of a request', () => {
  it('links both, marks the request as booked and keeps its partner', async () => {
    const { call, requestId, request } = await ownerWithRequest();
    const { status, json } = await call(byHand, bookingBody({ requestId }));
    expect(status).toBe(201);
    expect(json).toMatchObject({ requestId, attribution });
    expect(await request()).toMatchObject({
      status: 'booked',
      bookingId: json.id,
      history: [{ at: NOW.toISOString(), by: 'Owner', status: 'booked' }],
    });
  });

  it('keeps the partner that the owner names instead', async () => {
    const { call, requestId } = await ownerWithRequest();
    const body = bookingBody({ requestId, attribution: { partner: 'oak-realty' } });
    expect((await call(byHand, body)).json).toMatchObject({
      attribution: { ...attribution, partner: 'oak-realty' },
    });
  });

  it('leaves the request as it is when the time is taken', async () => {
    const { call, book, requestId, request } = await ownerWithRequest();
    await book({ email: 'other@example.com' });
    expect((await call(byHand, bookingBody({ requestId }))).status).toBe(409);
    expect(await request()).toMatchObject({ status: 'new', revision: 1 });
  });

  it('changes the request once, however often the call is repeated', async () => {
    const { call, requestId, request } = await ownerWithRequest();
    const key = { 'Idempotency-Key': 'key-1' };
    await call(byHand, bookingBody({ requestId }), key);
    await call(byHand, bookingBody({ requestId }), key);
    expect(await request()).toMatchObject({ revision: 2 });
  });

  it('completes what a crash between the two writes has left undone', async () => {
    const store = await storeForTest(await temporaryFolder());
    const { id: requestId } = await store.addContactRequest(sampleContactRequest());
    const booking = sampleBooking({ requestId });
    await store.reserveSlot(booking);
    await markRequestBooked(store, booking, { now: NOW, by: 'Owner' });
    await markRequestBooked(store, booking, { now: NOW, by: 'Owner' });
    expect(await store.findContactRequest(requestId)).toMatchObject({
      revision: 2,
      status: 'booked',
      bookingId: booking.id,
    });
  });

  it.each(['none', 'deleted'])('refuses a request that is gone: %s', async (which) => {
    const { call, requestId } = await ownerWithRequest();
    if (which === 'deleted') {
      const records = [{ id: requestId, revision: 1 }];
      await call('POST /api/contact-requests/selection', { action: 'delete', records });
    }
    const id = which === 'deleted' ? requestId : 'none';
    const answer = await call(byHand, bookingBody({ requestId: id }));
    expect(fieldErrors(answer)).toEqual({ requestId: 'This request no longer exists' });
  });
});
