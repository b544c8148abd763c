import { expect, it } from 'vitest';
import { fieldErrors } from '#api/testing/api-test.ts';
import { contactBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const start = Date.parse('2026-11-25T15:00:00Z');
const hour = 3_600_000;

async function ownerWithRequests() {
  let now = start;
  const api = await signedInOwner({ sampleContent: false, clock: () => new Date(now) });
  const ids: string[] = [];
  for (const firstName of ['Ada', 'Grace']) {
    const body = contactBody({ firstName });
    ids.push((await api.send('POST /api/contact', { body })).json.id);
    now += 60_000;
  }
  const waiting = async () => {
    const { json } = await api.call('GET /api/contact-requests/waiting');
    return { names: json.data.map(({ firstName }) => firstName), total: json.total };
  };
  const change = (id: string | undefined, body: Record<string, unknown>) =>
    api.call(`PATCH /api/contact-requests/${id}`, body);
  return { ids, waiting, change, wait: (time: number) => (now += time) };
}

it('the owner reads what waits, the longest first, and puts it off', async () => {
  const { ids, waiting, change, wait } = await ownerWithRequests();
  expect(await waiting()).toEqual({ names: ['Ada', 'Grace'], total: 2 });
  const callBackAt = new Date(start + 3 * hour).toISOString();
  const { status, json } = await change(ids[0], { revision: 1, callBackAt });
  expect([status, json]).toMatchObject([200, { callBackAt, status: 'new', history: [] }]);
  expect(await waiting()).toEqual({ names: ['Grace'], total: 1 });
  wait(3 * hour);
  expect(await waiting()).toEqual({ names: ['Grace', 'Ada'], total: 2 });
  await change(ids[0], { revision: 2, status: 'contacted', callBackAt: null });
  await change(ids[1], { revision: 1, status: 'contacted' });
  expect(await waiting()).toEqual({ names: [], total: 0 });
});

it('a call-back is ended, and ends with another status', async () => {
  const { ids, waiting, change } = await ownerWithRequests();
  const callBackAt = new Date(start + hour).toISOString();
  await change(ids[0], { revision: 1, callBackAt });
  expect((await change(ids[0], { revision: 2, callBackAt: null })).json).not.toHaveProperty(
    'callBackAt',
  );
  expect((await waiting()).total).toBe(2);
  await change(ids[0], { revision: 3, callBackAt });
  const booked = await change(ids[0], { revision: 4, status: 'booked' });
  expect(booked.json).not.toHaveProperty('callBackAt');
});

it.each([
  [start - hour, 'Please choose a time in the future'],
  [start + 91 * 24 * hour, 'Please choose a time within 90 days'],
])('a call-back at %i is refused', async (at, message) => {
  const { ids, change } = await ownerWithRequests();
  const answer = await change(ids[0], {
    revision: 1,
    callBackAt: new Date(at).toISOString(),
  });
  expect(answer.status).toBe(422);
  expect(fieldErrors(answer)).toEqual({ callBackAt: message });
});
