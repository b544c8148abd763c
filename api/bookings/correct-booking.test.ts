import { describe, expect, it } from 'vitest';
import { fieldErrors, NOW } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const path = (id: string) => `PUT /api/bookings/${id}/details`;
/** All correctable details of the booking of `bookingBody`. */
function details(changes: Record<string, unknown> = {}, revision = 1) {
  const { date: _date, time: _time, ...rest } = bookingBody(changes);
  return { ...rest, revision };
}

describe('PUT /api/bookings/{id}/details', () => {
  it('corrects and records who changed what, and when', async () => {
    const { call, book } = await signedInOwner();
    const { id } = await book();
    const answer = await call(path(id), details({ name: 'Grace Hollow', email: '', notes: '' }));
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      revision: 2,
      name: 'Grace Hollow',
      email: '',
      phone: '972-555-0102',
      history: [
        {
          at: NOW.toISOString(),
          by: 'Owner',
          what: 'corrected',
          changes: [
            { field: 'name', from: 'Grace Hollowbrook', to: 'Grace Hollow' },
            { field: 'email', from: 'grace@hollowbrook.example', to: '' },
            { field: 'notes', from: 'Gate code by phone.', to: '' },
          ],
        },
      ],
    });
    expect(answer.json).not.toHaveProperty('notes');
  });

  it('corrects the end of the option period, and takes it away again', async () => {
    const { call, book } = await signedInOwner();
    const { id } = await book();
    const set = await call(path(id), details({ optionEnds: '2026-12-02' }));
    expect(set.json).toMatchObject({
      optionEnds: '2026-12-02',
      history: [{ changes: [{ field: 'optionEnds', from: '', to: '2026-12-02' }] }],
    });
    const removed = await call(path(id), details({ optionEnds: '' }, 2));
    expect(removed.status).toBe(200);
    expect(removed.json).not.toHaveProperty('optionEnds');
    const wrong = await call(path(id), details({ optionEnds: 'soon' }, 3));
    expect(Object.keys(fieldErrors(wrong))).toEqual(['optionEnds']);
  });

  it('corrects what was said about the visit, also when it is stored anew', async () => {
    const { call, book } = await signedInOwner();
    const { id } = await book();
    const visit = { agentEmail: 'jane@realty.example', agentCopy: 'on', occupancy: 'vacant' };
    const set = await call(path(id), details({ ...visit, entry: '', pets: 'A dog' }));
    expect(set.json).toMatchObject({
      ...visit,
      agentCopy: true,
      pets: 'A dog',
      history: [
        {
          changes: [
            { field: 'agentEmail', from: '', to: 'jane@realty.example' },
            { field: 'agentCopy', from: '', to: 'on' },
            { field: 'occupancy', from: '', to: 'vacant' },
            { field: 'pets', from: '', to: 'A dog' },
          ],
        },
      ],
    });
    const unaddressed = await call(path(id), details({ ...visit, agentEmail: '' }, 2));
    expect(fieldErrors(unaddressed)).toEqual({ agentEmail: 'Please enter the agent’s email' });
    const removed = await call(path(id), details({}, 2));
    expect(removed.json).not.toHaveProperty('agentEmail');
    expect(removed.json).not.toHaveProperty('agentCopy');
  });

  it('tells what is in the way of a type that takes longer; anyway stores it', async () => {
    const { call, book } = await signedInOwner();
    const { id } = await book();
    const next = { email: 'next@example.com', phone: '972-555-0177', address: '9 Oak' };
    await book({ ...next, time: '11:30' });
    const warranty = details({ inspectionType: 'warranty' });
    const refused = await call(path(id), warranty);
    expect(refused.json).toMatchObject({ code: 'slot_taken', bookings: [{ time: '11:30' }] });
    const stored = await call(path(id), { ...warranty, anyway: true });
    expect(stored.json).toMatchObject({ inspectionType: 'warranty', minutes: 240 });
    const renamed = details({ inspectionType: 'warranty', name: 'Grace H.' }, 2);
    expect((await call(path(id), renamed)).json).toMatchObject({ revision: 3, minutes: 240 });
  });

  it('counts the drive to the corrected address; anyway stores it', async () => {
    const { call, book } = await signedInOwner({ sampleContent: false });
    const { id } = await book({ address: '7 Pecan Ct, Frisco, TX 75034' });
    const next = { email: 'next@example.com', phone: '972-555-0177' };
    await book({ ...next, time: '11:30', address: '9 Oak St, Frisco, TX 75034' });
    const dallas = details({ address: '9 Elm St, Dallas, TX 75201' });
    const refused = await call(path(id), dallas);
    expect(refused.json).toMatchObject({ code: 'slot_taken', reason: 'drive_time' });
    const stored = await call(path(id), { ...dallas, anyway: true });
    expect(stored.json).toMatchObject({ place: { zip: '75201', city: 'Dallas' } });
    const unknown = await call(path(id), details({ address: '9 Elm St' }, 2));
    expect(unknown.json).toMatchObject({ revision: 3, address: '9 Elm St' });
    expect(unknown.json).not.toHaveProperty('place');
  });

  it('takes the time that the new type needs', async () => {
    const { call, book, slots } = await signedInOwner();
    const { id } = await book();
    await call(path(id), details({ inspectionType: 'warranty' }));
    expect(await slots('2026-11-30')).toEqual(['15:00']);
  });

  it('reports every invalid field at once', async () => {
    const { call, book } = await signedInOwner();
    const { id } = await book();
    const wrong = { name: ' ', phone: '1', email: 'x', address: '', inspectionType: 'roof' };
    expect(Object.keys(fieldErrors(await call(path(id), details(wrong)))).sort()).toEqual([
      'address',
      'email',
      'inspectionType',
      'name',
      'phone',
    ]);
  });

  it('leaves a deleted booking as it is', async () => {
    const { call, book } = await signedInOwner();
    const { id } = await book();
    const records = [{ id, revision: 1 }];
    await call('POST /api/bookings/selection', { action: 'delete', records });
    expect((await call(path(id), details({}, 2))).status).toBe(404);
  });

  it('of a telephone number keeps the old one findable, until the person is erased', async () => {
    const { call, book } = await signedInOwner({ sampleContent: false });
    const { id } = await book();
    await call(path(id), details({ phone: '972-555-0199', name: 'Grace Hollow' }));
    const person = { person: '972-555-0102' };
    const found = await call('POST /api/privacy/search', person);
    expect(found.json).toMatchObject({ bookings: [{ id, phone: '972-555-0199' }] });
    await call(`PATCH /api/bookings/${id}`, { revision: 2, action: 'cancel' });
    expect((await call('POST /api/privacy/erase', { ...person, reviews: [] })).status).toBe(200);
    const left = (await call(`GET /api/bookings/${id}`)).text;
    expect(left).toContain('corrected');
    expect(left).not.toMatch(/0102|0199|Hollow/);
  });
});
