import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MAX_FETCH_BYTES } from '#api/http/public-fetch.ts';
import { tlsServer } from '#api/http/testing/tls-server.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { fieldErrors } from '#api/testing/api-test.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';

const address = 'https://calendar.example/private-0a1b2c/basic.ics';
const phone = { name: 'Phone', address };

const calendar = (...events: string[]) =>
  ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n');
/** Monday, 30 November 2026, 11:30 to 13:00 in Chicago. */
const dentist = ['BEGIN:VEVENT', 'DTSTART:20261130T173000Z', 'DURATION:PT90M', 'END:VEVENT'];

type Answer = (response: ServerResponse) => void;

const answerWith =
  (text: string, headers = {}): Answer =>
  (response) => {
    response.writeHead(200, headers).end(text);
  };

async function signedIn(first: Answer = answerWith(calendar(...dentist))) {
  let answer = first;
  const server = await tlsServer((_, response) => answer(response));
  const api = await signedInOwner({ network: server.network });
  return {
    ...api,
    ...server,
    add: (body: object = phone) => api.call('POST /api/busy-calendars', body),
    list: async () => (await api.call('GET /api/busy-calendars')).json.data,
    answerNext(next: Answer) {
      answer = next;
    },
  };
}

describe('busy calendars', () => {
  it('are read when they are added, and their address is not shown again', async () => {
    const { add, list } = await signedIn();
    const added = await add();
    expect(added.status).toBe(201);
    expect(added.json).toEqual({
      id: added.json.id,
      revision: 1,
      name: 'Phone',
      host: 'calendar.example',
      triedAt: expect.any(String),
      succeededAt: expect.any(String),
      notes: [],
      ownerAddresses: [],
      owners: ['hello@bluebonnet.example'],
      busyDays: 1,
    });
    expect(JSON.stringify(await list())).not.toContain('0a1b2c');
  });

  it('are renamed and removed', async () => {
    const { add, call, list } = await signedIn();
    const { id } = (await add()).json;
    const renamed = await call(`PUT /api/busy-calendars/${id}`, { name: 'Mobile', revision: 1 });
    expect(renamed.json).toMatchObject({ id, revision: 2, name: 'Mobile', busyDays: 1 });
    expect((await call(`DELETE /api/busy-calendars/${id}?revision=2`)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect((await call(`POST /api/busy-calendars/${id}/read`)).status).toBe(404);
  });

  it('are read although they are compressed, in UTF-16', async () => {
    const body = gzipSync(Buffer.from(calendar(...dentist), 'utf16le'));
    const { add } = await signedIn((response) => response.end(body));
    expect((await add()).json).toMatchObject({ busyDays: 1, notes: [] });
  });

  it('say what was not understood', async () => {
    const odd = ['BEGIN:VEVENT', 'SUMMARY:Dentist', 'DTSTART:20261201T99', 'END:VEVENT'];
    const { add } = await signedIn(answerWith(calendar(...dentist, ...odd)));
    expect((await add()).json).toMatchObject({
      busyDays: 2,
      notes: [{ kind: 'unreadable', summary: 'Dentist', reason: 'start', isBusy: true }],
    });
  });

  it('are asked for changes only, and keep what they had', async () => {
    const { add, call, requests, answerNext } = await signedIn(
      answerWith(calendar(...dentist), { etag: '"1"' }),
    );
    const { id } = (await add()).json;
    answerNext((response) => response.writeHead(304).end());
    const again = await call(`POST /api/busy-calendars/${id}/read`);
    expect(again.json).toMatchObject({ busyDays: 1 });
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"1"']);
  });

  it('are read again, changed or not, when the business has another time zone', async () => {
    const { add, call, requests, list } = await signedIn(
      answerWith(calendar(...dentist), { etag: '"1"' }),
    );
    const { id } = (await add()).json;
    const { json: profile } = await call('GET /api/business/profile');
    await call('PUT /api/business/profile', { ...profile, timeZone: 'Pacific/Honolulu' });
    await call(`POST /api/busy-calendars/${id}/read`);
    await call(`POST /api/busy-calendars/${id}/read`);
    const asked = requests.map(({ headers }) => headers['if-none-match']);
    expect(asked).toEqual([undefined, undefined, '"1"']);
    expect(await list()).toMatchObject([{ busyDays: 1 }]);
  });

  it.each<[string, Answer, string]>([
    [
      'is gone',
      (response) => response.writeHead(404).end(),
      'Its address is no longer valid. Copy the secret iCal address again.',
    ],
    [
      'fails',
      (response) => response.writeHead(503).end(),
      'Its server answered with an error (503).',
    ],
    [
      'is damaged',
      (response) => response.end(gzipSync(calendar()).subarray(0, -10)),
      'What its server sent is damaged.',
    ],
    [
      'is larger than it seems',
      (response) => response.end(gzipSync(Buffer.alloc(MAX_FETCH_BYTES + 1, ' '))),
      'It is larger than 5 MB.',
    ],
    ['hangs up', (response) => response.destroy(), 'Its server could not be reached.'],
    [
      'is a page',
      answerWith('<!doctype html>'),
      'There is no calendar at its address. Copy the secret iCal address, not the address of a web page.',
    ],
  ])('keep their busy times when one %s, and say so', async (_, answer, failure) => {
    const { add, call, answerNext } = await signedIn();
    const { id, succeededAt } = (await add()).json as { id?: string; succeededAt?: string };
    answerNext(answer);
    const failed = await call(`POST /api/busy-calendars/${id}/read`);
    expect(failed.json).toMatchObject({ failure, succeededAt, busyDays: 1 });
    answerNext(answerWith(calendar()));
    const fine = await call(`POST /api/busy-calendars/${id}/read`);
    expect(fine.json).not.toHaveProperty('failure');
    expect(fine.json).toMatchObject({ busyDays: 0 });
  });

  it('leave out what their owner declined: who that is can be changed, and is read anew', async () => {
    const { add, call, list, requests } = await signedIn(
      answerWith(calendar(...dentist), { etag: '"1"' }),
    );
    const google = 'https://calendar.example/calendar/ical/jane%40gmail.com/private-0a/b.ics';
    const { id } = (await add({ ...phone, address: google })).json;
    expect(await list()).toMatchObject([{ ownerAddresses: [], owners: ['jane@gmail.com'] }]);
    const own = ['jane@work.example', 'jane@home.example'];
    const changed = await call(`PUT /api/busy-calendars/${id}`, {
      name: 'Phone',
      ownerAddresses: own,
      revision: 1,
    });
    expect(changed.json).toMatchObject({ ownerAddresses: own, owners: own, revision: 2 });
    await call(`PUT /api/busy-calendars/${id}`, { name: 'Mobile', revision: 2 });
    expect(await list()).toMatchObject([{ name: 'Mobile', ownerAddresses: own }]);
    await call(`POST /api/busy-calendars/${id}/read`);
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([
      undefined,
      undefined,
      '"1"',
    ]);
  });

  it('are read at the start, and what was read before it is kept', async () => {
    const folder = await temporaryFolder();
    const store = await storeForTest(folder);
    await store.busyCalendars.add({ id: 'phone', revision: 1, ...phone });
    await store.setBusyCalendarReading({
      calendarId: 'phone',
      triedAt: '2026-11-20T15:00:00.000Z',
      succeededAt: '2026-11-20T15:00:00.000Z',
      busy: { '2026-11-30': [{ time: '11:30', minutes: 90 }] },
    });
    await store.close();
    const { network } = await tlsServer((_, response) => response.writeHead(500).end());
    const api = await signedInOwner({ dataDir: folder, network: network });
    const list = async () => (await api.call('GET /api/busy-calendars')).json.data;
    await expect.poll(list).toMatchObject([
      {
        failure: 'Its server answered with an error (500).',
        succeededAt: '2026-11-20T15:00:00.000Z',
        busyDays: 1,
      },
    ]);
  });

  it.each([
    [{ ownerAddresses: ['jane'] }, { 'ownerAddresses.0': expect.stringContaining('email') }],
    [
      { ownerAddresses: Array.from({ length: 6 }, (_, nth) => `jane${nth}@example.com`) },
      { ownerAddresses: 'At most 5 addresses' },
    ],
    [{ name: ' ' }, { name: 'A calendar needs a name' }],
    [{ address: 'http://calendar.example/a.ics' }, { address: expect.stringContaining('iCal') }],
    [{ address: 'calendar.example/a.ics' }, { address: expect.stringContaining('iCal') }],
    [{ address: 'https://127.0.0.1/a.ics' }, { address: expect.stringContaining('iCal') }],
    [{ address: 'https://localhost/a.ics' }, { address: expect.stringContaining('iCal') }],
    [
      { address: 'https://calendar.example:8443/a.ics' },
      { address: 'An address with a port or a password is not allowed' },
    ],
    [
      { address: 'https://me:secret@calendar.example/a.ics' },
      { address: 'An address with a port or a password is not allowed' },
    ],
  ])('with %j are refused', async (part, errors) => {
    const { add, requests } = await signedIn();
    const answer = await add({ ...phone, ...part });
    expect([answer.status, fieldErrors(answer)]).toEqual([422, errors]);
    expect(requests).toHaveLength(0);
  });

  it('read the webcal address of Apple as https', async () => {
    const { add } = await signedIn();
    const added = await add({ ...phone, address: 'webcal://calendar.example/published/2/xyz' });
    expect(added.json).toMatchObject({ host: 'calendar.example', busyDays: 1 });
  });

  it('are ten at most, each once', async () => {
    const { add } = await signedIn();
    const added = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => add({ ...phone, address: `${address}?${nth}` })),
    );
    expect(added.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(fieldErrors(await add())).toEqual({ address: 'At most 10 calendars' });
  });

  it('have an address of their own', async () => {
    const { add } = await signedIn();
    await add();
    expect(fieldErrors(await add())).toEqual({ address: 'This one is already in use' });
  });
});
