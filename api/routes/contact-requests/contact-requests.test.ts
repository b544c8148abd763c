import { describe, expect, it } from 'vitest';
import { type ApiForTest, apiForTest, fieldErrors, NOW, PASSWORD } from '#api/testing/api-test.ts';
import { contactBody } from '#api/testing/bodies.ts';

async function signedIn() {
  const api = await apiForTest({ ownerPassword: PASSWORD });
  const headers = { Cookie: await api.signIn(), Origin: api.origin };
  return { ...api, call: (call: string, body?: unknown) => api.send(call, { body, headers }) };
}

const addRequest = async (api: Pick<ApiForTest, 'send'>, changes: Record<string, unknown> = {}) =>
  (await api.send('POST /api/contact', { body: contactBody(changes) })).json.id;

describe('the status filter', () => {
  it('lists and counts what has come so far, together with the search', async () => {
    const api = await signedIn();
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
    'of %s knows no other status',
    async (call) => {
      const api = await signedIn();
      const answer = await api.call(`${call}?status=lost`);
      expect(answer.status).toBe(422);
      expect(fieldErrors(answer)).toEqual({ status: 'This is not a status of a request' });
    },
  );
});

describe('one request', () => {
  it('is shown with its history and note', async () => {
    const api = await signedIn();
    const id = await addRequest(api);
    const { json } = await api.call(`GET /api/contact-requests/${id}`);
    expect(json).toMatchObject({ id, revision: 1, status: 'new', history: [] });
    const gone = await api.call('GET /api/contact-requests/no-such-one');
    expect([gone.status, gone.json.code]).toEqual([404, 'not_found']);
  });

  it('remembers each change of its status, and when it was made', async () => {
    const api = await signedIn();
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

  it('answers a change of an older version with the newer one, and stays as it is', async () => {
    const api = await signedIn();
    const path = `/api/contact-requests/${await addRequest(api)}`;
    const newer = await api.call(`PATCH ${path}`, { revision: 1, note: 'By phone' });
    const refused = await api.call(`PATCH ${path}`, { revision: 1, note: 'By tablet' });
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({ code: 'edit_conflict', current: newer.json });
    expect((await api.call(`GET ${path}`)).json).toEqual(newer.json);
  });

  it.each([
    [{}, { revision: 'Say which version this changes' }],
    [{ revision: 1.5 }, { revision: 'Say which version this changes' }],
    [{ revision: 1, status: 'lost' }, { status: 'This is not a status of a request' }],
    [{ revision: 1, note: 'x'.repeat(5001) }, { note: 'At most 5000 characters' }],
  ])('refuses the change %#', async (body, errors) => {
    const api = await signedIn();
    const path = `/api/contact-requests/${await addRequest(api)}`;
    const answer = await api.call(`PATCH ${path}`, body);
    expect([answer.status, fieldErrors(answer)]).toEqual([422, errors]);
    expect((await api.call(`GET ${path}`)).json).toMatchObject({ revision: 1 });
  });

  it('changes nothing but status and note, whatever is sent', async () => {
    const api = await signedIn();
    const path = `/api/contact-requests/${await addRequest(api)}`;
    const { json } = await api.call(`GET ${path}`);
    const hostile = { id: 'x', history: [{}], firstName: 'Mallory' };
    const answer = await api.call(`PATCH ${path}`, { revision: 1, ...hostile });
    expect(answer.json).toEqual({ ...json, revision: 2 });
  });

  it('that is not there cannot be changed', async () => {
    const api = await signedIn();
    const answer = await api.call('PATCH /api/contact-requests/none', { revision: 1 });
    expect([answer.status, answer.json.code]).toEqual([404, 'not_found']);
  });
});

describe('the guards', () => {
  it.each([
    'GET /api/contact-requests/one',
    'PATCH /api/contact-requests/one',
    'GET /api/contact-requests.csv',
  ])('let nobody but the owner %s', async (call) => {
    const api = await apiForTest({ ownerPassword: PASSWORD });
    const answer = await api.send(call, { headers: { Origin: api.origin } });
    expect([answer.status, answer.json.code]).toEqual([401, 'not_signed_in']);
  });

  it('refuse a change that another site’s page sends, and any type but JSON', async () => {
    const api = await signedIn();
    const call = `PATCH /api/contact-requests/${await addRequest(api)}`;
    const headers = { Cookie: await api.signIn(), Origin: 'https://elsewhere.example' };
    const foreign = await api.send(call, { body: { revision: 1 }, headers });
    expect([foreign.status, foreign.json.code]).toEqual([403, 'forbidden_origin']);
    const form = await api.send(call, {
      body: 'revision=1',
      headers: { ...headers, Origin: api.origin, 'Content-Type': 'text/plain' },
    });
    expect(form.status).toBe(415);
  });
});
