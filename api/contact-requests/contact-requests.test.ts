import { describe, expect, it } from 'vitest';
import { type ApiForTest, fieldErrors, NOW } from '#api/testing/api-test.ts';
import { contactBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const addRequest = async (api: Pick<ApiForTest, 'send'>, changes: Record<string, unknown> = {}) =>
  (await api.send('POST /api/contact', { body: contactBody(changes) })).json.id;

describe('the status filter', () => {
  it('lists and counts by status and search', async () => {
    const api = await signedInOwner();
    const ids: string[] = [];
    for (const firstName of ['Ada', 'Adam', 'Grace'])
      ids.push(await addRequest(api, { firstName }));
    for (const id of ids.slice(1)) {
      await api.call(`PATCH /api/contact-requests/${id}`, { revision: 1, status: 'contacted' });
    }
    const namesOf = async (query: string) => {
      const { json } = await api.call(`GET /api/contact-requests?${query}`);
      return { total: json.total, names: json.data.map(({ firstName }) => firstName) };
    };
    expect(await namesOf('status=contacted')).toEqual({ total: 2, names: ['Grace', 'Adam'] });
    expect(await namesOf('status=contacted&limit=1')).toEqual({ total: 2, names: ['Grace'] });
    expect(await namesOf('status=new&search=ada')).toEqual({ total: 1, names: ['Ada'] });
    expect(await namesOf('status=booked')).toEqual({ total: 0, names: [] });
    expect(await namesOf('status=')).toMatchObject({ total: 3 });
  });

  it.each(['GET /api/contact-requests', 'GET /api/contact-requests.csv'])(
    'of %s refuses an unknown status',
    async (call) => {
      const api = await signedInOwner();
      const answer = await api.call(`${call}?status=lost`);
      expect(answer.status).toBe(422);
      expect(fieldErrors(answer)).toEqual({ status: 'This is not a request status' });
    },
  );
});

describe('one request', () => {
  it('has its history and note', async () => {
    const api = await signedInOwner();
    const id = await addRequest(api);
    const { json } = await api.call(`GET /api/contact-requests/${id}`);
    expect(json).toMatchObject({ id, revision: 1, status: 'new', history: [] });
    const gone = await api.call('GET /api/contact-requests/no-such-one');
    expect([gone.status, gone.json.code]).toEqual([404, 'not_found']);
  });

  it('has the place of its ZIP code, which is not stored', async () => {
    const api = await signedInOwner();
    const id = await addRequest(api, { propertyAddress: '1 Lake Dr, Austin, TX 78701' });
    const { json } = await api.call(`GET /api/contact-requests/${id}`);
    expect(json).toMatchObject({ place: { zip: '78701', city: 'Austin' } });
    const without = await addRequest(api, { propertyAddress: '1 Lake Dr' });
    const answer = await api.call(`GET /api/contact-requests/${without}`);
    expect(answer.json).not.toHaveProperty('place');
    const list = await api.call('GET /api/contact-requests');
    expect(list.json.data.map(({ place }) => place !== undefined)).toEqual([false, true]);
    const noted = { revision: 1, note: 'Far away' };
    const changed = await api.call(`PATCH /api/contact-requests/${id}`, noted);
    expect(changed.json).toMatchObject({ note: 'Far away', place: { city: 'Austin' } });
  });

  it('records each change of its status', async () => {
    const api = await signedInOwner();
    const id = await addRequest(api);
    const path = `/api/contact-requests/${id}`;
    await api.call(`PATCH ${path}`, { revision: 1, status: 'contacted', note: ' Has a dog ' });
    const { status, json } = await api.call(`PATCH ${path}`, { revision: 2, status: 'contacted' });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      revision: 3,
      status: 'contacted',
      note: 'Has a dog',
      history: [{ at: NOW.toISOString(), by: 'Owner', status: 'contacted' }],
    });
    expect((await api.call(`GET ${path}`)).json).toEqual(json);
  });

  it.each([
    [{}, { revision: 'Say which version this changes' }],
    [{ revision: 1.5 }, { revision: 'Say which version this changes' }],
    [{ revision: 1, status: 'lost' }, { status: 'This is not a request status' }],
    [{ revision: 1, note: 'x'.repeat(5001) }, { note: 'At most 5000 characters' }],
  ])('refuses the change %#', async (body, errors) => {
    const api = await signedInOwner();
    const path = `/api/contact-requests/${await addRequest(api)}`;
    const answer = await api.call(`PATCH ${path}`, body);
    expect([answer.status, fieldErrors(answer)]).toEqual([422, errors]);
    expect((await api.call(`GET ${path}`)).json).toMatchObject({ revision: 1 });
  });

  it('changes only status and note', async () => {
    const api = await signedInOwner();
    const path = `/api/contact-requests/${await addRequest(api)}`;
    const { json } = await api.call(`GET ${path}`);
    const hostile = { id: 'x', history: [{}], firstName: 'Mallory' };
    const answer = await api.call(`PATCH ${path}`, { revision: 1, ...hostile });
    expect(answer.json).toEqual({ ...json, revision: 2 });
  });
});
