import { describe, expect, it } from 'vitest';
import { fieldErrors } from '#api/testing/api-test.ts';
import { bookingBody, contactBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const jane = { name: 'Jane Doe Realty', slug: 'jane-doe-realty', site: 'https://jane.example/' };

async function signedIn() {
  const api = await signedInOwner();
  return { ...api, add: (body: object = jane) => api.call('POST /api/partners', body) };
}

describe('partners', () => {
  it('are added, changed and removed', async () => {
    const { add, call } = await signedIn();
    const added = await add();
    expect(added.status).toBe(201);
    const { id } = added.json;
    expect(added.json).toEqual({ id, revision: 1, ...jane, requests: 0, bookings: 0 });

    const changed = await call(`PUT /api/partners/${id}`, {
      name: ' Jane & Doe ',
      slug: 'jane-and-doe',
      site: '',
      revision: 1,
    });
    expect(changed.json).toEqual({
      id,
      revision: 2,
      name: 'Jane & Doe',
      slug: 'jane-and-doe',
      requests: 0,
      bookings: 0,
    });
    const removed = await call(`DELETE /api/partners/${id}?revision=2`);
    expect([removed.status, removed.text]).toEqual([204, '']);
    expect((await call('GET /api/partners')).json).toMatchObject({ data: [], total: 0 });
  });

  it('are listed by name, page by page, and found by name and slug', async () => {
    const { add, call } = await signedIn();
    for (const name of ['cora', 'Ada', 'bea']) await add({ name, slug: `${name}-x`.toLowerCase() });
    const first = await call('GET /api/partners?limit=2');
    expect(first.json.data.map(({ name }) => name)).toEqual(['Ada', 'bea']);
    expect(first.json.total).toBe(3);
    const rest = await call(`GET /api/partners?limit=2&cursor=${first.json.nextCursor}`);
    expect(rest.json.data.map(({ name }) => name)).toEqual(['cora']);
    const found = await call('GET /api/partners?search=EA-X');
    expect(found.json.data.map(({ name }) => name)).toEqual(['bea']);
  });

  it('come with their leads, as do unknown slugs', async () => {
    const { add, call, send } = await signedIn();
    await add();
    const from = (partner: string) => ({ attribution: { partner } });
    await send('POST /api/contact', { body: contactBody(from('jane-doe-realty')) });
    await send('POST /api/contact', { body: contactBody(from('stranger')) });
    await send('POST /api/contact', { body: contactBody() });
    for (const [time, partner] of [
      ['08:00', 'jane-doe-realty'],
      ['11:30', 'passer-by'],
      ['15:00', 'passer-by'],
    ] as const) {
      const booked = await send('POST /api/calendar/book', {
        body: bookingBody({ time, ...from(partner) }),
      });
      expect(booked.status).toBe(201);
    }
    expect((await call('GET /api/partners')).json.data).toMatchObject([
      { slug: 'jane-doe-realty', requests: 1, bookings: 1 },
    ]);
    expect((await call('GET /api/partners/unknown')).json).toEqual({
      data: [
        { slug: 'passer-by', requests: 0, bookings: 2 },
        { slug: 'stranger', requests: 1, bookings: 0 },
      ],
      total: 2,
    });
  });

  it('have unique slugs', async () => {
    const { add, call } = await signedIn();
    const inUse = { slug: 'This one is already in use' };
    await add();
    const twin = await add({ ...jane, name: 'Another' });
    expect([twin.status, fieldErrors(twin)]).toEqual([422, inUse]);
    const other = await add({ name: 'Other', slug: 'other' });
    const renamed = await call(`PUT /api/partners/${other.json.id}`, { ...jane, revision: 1 });
    expect([renamed.status, fieldErrors(renamed)]).toEqual([422, inUse]);
  });

  it.each([
    [{ name: ' ' }, { name: 'A partner needs a name' }],
    [{ name: 'x'.repeat(121) }, { name: 'At most 120 characters' }],
    [{ slug: '' }, { slug: 'A partner needs a slug' }],
    [{ slug: 'Jane Doe' }, { slug: 'Use lowercase letters, digits and single hyphens' }],
    [{ slug: 'jane--doe' }, { slug: 'Use lowercase letters, digits and single hyphens' }],
    [{ slug: 'x'.repeat(81) }, { slug: 'At most 80 characters' }],
    [
      { site: 'http://jane.example' },
      { site: 'Please enter an address that begins with https://' },
    ],
    [
      { site: 'javascript:alert(1)' },
      { site: 'Please enter an address that begins with https://' },
    ],
    [{ site: 'jane.example' }, { site: 'Please enter an address that begins with https://' }],
  ])('with %j are refused', async (part, errors) => {
    const { add } = await signedIn();
    const answer = await add({ ...jane, ...part });
    expect([answer.status, fieldErrors(answer)]).toEqual([422, errors]);
  });

  it('cannot be given money, credit or rank', async () => {
    const { add } = await signedIn();
    for (const reward of ['commission', 'credit', 'rank']) {
      expect((await add({ ...jane, [reward]: 50 })).status).toBe(422);
    }
  });
});
