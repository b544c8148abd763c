import { expect, it } from 'vitest';
import { contactBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';

const owner = () => signedInOwner({ sampleContent: false });
type Api = Awaited<ReturnType<typeof owner>>;

const add = async (api: Api, changes: object = {}) =>
  (await api.send('POST /api/contact', { body: contactBody({ ...changes }) })).json.id;
const list = async (api: Api, folder = '') =>
  (await api.call(`GET /api/contact-requests?folder=${folder}`)).json;
const select = async (api: Api, action: string, ...records: object[]) =>
  (await api.call('POST /api/contact-requests/selection', { action, records })).json as unknown as {
    changed: ContactRequest[];
    unchanged: { id: string; code: string }[];
  };

/** Wherever the owner sees or counts a request. */
async function shown(api: Api) {
  const dashboard = (await api.call('GET /api/dashboard')).json as unknown as {
    totals: { requests: number };
    newRequests: number;
    recent: unknown[];
  };
  return {
    total: (await list(api)).total,
    found: (await api.call('GET /api/contact-requests?search=quillfeather&status=new')).json.total,
    counts: [dashboard.totals.requests, dashboard.newRequests, dashboard.recent.length],
    inCsv: (await api.call('GET /api/contact-requests.csv')).text.includes('Quillfeather'),
    partners: (await api.call('GET /api/partners/unknown')).text.includes('jane'),
  };
}
const everywhere = { total: 1, found: 1, counts: [1, 1, 1], inCsv: true, partners: true };
const nowhere = { total: 0, found: 0, counts: [0, 0, 0], inCsv: false, partners: false };

it('deletes a request from every list and count, and restores it', async () => {
  const api = await owner();
  const id = await add(api, { attribution: { partner: 'jane' } });
  expect(await shown(api)).toEqual(everywhere);
  expect((await select(api, 'delete', { id, revision: 1 })).changed).toMatchObject([
    { id, revision: 2, deletedAt: '2026-11-25T15:00:00.000Z' },
  ]);
  expect(await shown(api)).toEqual(nowhere);
  expect((await list(api, 'deleted')).total).toBe(1);
  const change = { revision: 2, status: 'closed' };
  expect((await api.call(`PATCH /api/contact-requests/${id}`, change)).json.code).toBe('not_found');
  expect((await select(api, 'delete', { id, revision: 2 })).unchanged).toEqual([
    { id, code: 'wrong_status' },
  ]);

  expect((await select(api, 'restore', { id, revision: 2 })).changed).toHaveLength(1);
  expect(await shown(api)).toEqual(everywhere);
});

it('puts spam and later requests of its sender into a folder of their own', async () => {
  const api = await owner();
  const id = await add(api, { attribution: { partner: 'jane' } });
  expect((await select(api, 'spam', { id, revision: 1 })).changed).toMatchObject([
    { id, spam: { cause: 'marked' } },
  ]);
  const later = await add(api, { email: 'another@spam.example' });
  expect(await shown(api)).toEqual(nowhere);
  expect(await list(api, 'spam')).toMatchObject({
    total: 2,
    data: [{ id: later, spam: { cause: 'same_sender' } }, { id }],
  });

  await select(api, 'not_spam', { id: later, revision: 1 });
  expect((await list(api, 'spam')).total).toBe(0);
  await add(api, { phone: '214 555 0188' });
  expect((await list(api)).total).toBe(3);
});

it('says of each request why it was left as it was', async () => {
  const api = await owner();
  const id = await add(api);
  expect(
    await select(
      api,
      'restore',
      { id, revision: 1 },
      { id, revision: 9 },
      { id: 'unknown', revision: 1 },
    ),
  ).toEqual({
    changed: [],
    unchanged: [
      { id, code: 'wrong_status' },
      { id, code: 'edit_conflict' },
      { id: 'unknown', code: 'not_found' },
    ],
  });
});

it('keeps spam in the spam folder when its deletion is undone', async () => {
  const api = await owner();
  const id = await add(api);
  await select(api, 'spam', { id, revision: 1 });
  await select(api, 'delete', { id, revision: 2 });
  expect([(await list(api, 'spam')).total, (await list(api, 'deleted')).total]).toEqual([0, 1]);
  await select(api, 'restore', { id, revision: 3 });
  expect([(await list(api, 'spam')).total, (await list(api)).total]).toEqual([1, 0]);
});
