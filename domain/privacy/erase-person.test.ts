import { expect, it } from 'vitest';
import { pricedBooking } from '#domain/jobs/testing/priced-job.ts';
import { erasedBooking, erasedRequest } from './erase-person.ts';

const at = new Date('2026-11-25T15:00:00Z');
const attribution = {
  partner: 'jane-doe',
  page: 'https://jane.example/homes/12-elm-street',
  utm: { source: 'mail', term: 'maria@example.com' },
};
const personal = /mari[ae]|delga[dt]o|555|elm|dog|foundation|gate|example/i;

it('keeps of a request only its arrival, kind and partner', () => {
  const history = [{ at: '2026-11-21T15:00:00.000Z', by: 'Owner', status: 'contacted' as const }];
  const left = erasedRequest(
    {
      id: 'r1',
      revision: 2,
      createdAt: '2026-11-20T15:00:00.000Z',
      status: 'contacted',
      history,
      firstName: 'Maria',
      lastName: 'Delgado',
      email: 'maria@example.com',
      phone: '(214) 555-0110',
      propertyAddress: '12 Elm Street',
      inspectionType: 'residential',
      preferredDate: '2026-12-01',
      message: 'Look at the foundation',
      note: 'Has a dog',
      locale: 'es',
      callBackAt: '2026-11-26T15:00:00.000Z',
      attribution,
      metadata: { listing: '12 Elm Street' },
    },
    at,
  );
  expect(left).toMatchObject({
    id: 'r1',
    inspectionType: 'residential',
    status: 'closed',
    history,
  });
  expect(left).toMatchObject({ createdAt: '2026-11-20T15:00:00.000Z', erasedAt: at.toISOString() });
  expect(left.attribution).toEqual({ partner: 'jane-doe' });
  expect([left.preferredDate, left.callBackAt, left.locale]).toEqual(Array(3).fill(undefined));
  expect(JSON.stringify(left)).not.toMatch(personal);
});

it('keeps of a booking only its slot, status, kind and partner', () => {
  const left = erasedBooking(
    {
      id: 'b1',
      revision: 1,
      createdAt: '2026-11-20T15:00:00.000Z',
      status: 'completed',
      history: [
        {
          at: '2026-11-21T15:00:00.000Z',
          by: 'Owner',
          what: 'corrected',
          changes: [{ field: 'name', from: 'Marie Delgato', to: 'Maria Delgado' }],
        },
        {
          at: '2026-11-22T15:00:00.000Z',
          by: 'Owner',
          what: 'cancelled',
          reason: 'Maria has a dog',
        },
      ],
      date: '2026-11-24',
      time: '08:00',
      minutes: 180,
      bufferMinutes: 30,
      name: 'Maria Delgado',
      email: 'maria@example.com',
      phone: '(214) 555-0110',
      locale: 'es',
      address: '12 Elm Street',
      place: { zip: '75034', city: 'Frisco', latitude: 33.1499, longitude: -96.8241 },
      inspectionType: 'buyer',
      notes: 'Gate code 12',
      note: 'Has a dog',
      agentName: 'Marie Agent',
      agentEmail: 'agent@realty.example',
      agentCopy: true,
      entry: 'Elm key box',
      occupancy: 'vacant',
      pets: 'A dog',
      links: ['a digest'],
      attribution: { page: attribution.page },
      metadata: { listing: '12 Elm Street' },
    },
    at,
  );
  expect(left).toMatchObject({ id: 'b1', date: '2026-11-24', time: '08:00', status: 'completed' });
  expect(left.history).toEqual([
    { at: '2026-11-21T15:00:00.000Z', by: 'Owner', what: 'corrected' },
    { at: '2026-11-22T15:00:00.000Z', by: 'Owner', what: 'cancelled' },
  ]);
  expect(left).toMatchObject({
    inspectionType: 'buyer',
    bookedCents: null,
    erasedAt: at.toISOString(),
  });
  expect(left.attribution).toBeUndefined();
  expect(left.place).toBeUndefined();
  for (const gone of ['agentName', 'agentCopy', 'entry', 'occupancy', 'pets', 'links']) {
    expect(left).not.toHaveProperty(gone);
  }
  expect(left.locale).toBeUndefined();
  expect(JSON.stringify(left)).not.toMatch(personal);
});

it('keeps of a quote its total, also when it is erased again', () => {
  const left = erasedBooking(pricedBooking(), at);
  expect(left).toMatchObject({ bookedCents: 375_00 });
  expect(left).not.toHaveProperty('quote');
  expect(erasedBooking(left, at)).toEqual(left);
});

it('says no price of a booking that an earlier version erased', () => {
  const { bookedCents: _price, ...earlier } = erasedBooking(pricedBooking(), at);
  expect(erasedBooking(earlier, at).bookedCents).toBeUndefined();
});
