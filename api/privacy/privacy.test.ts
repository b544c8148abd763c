import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { sampleBooking, sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { textOfFolder } from '#api/store/testing/text-of-folder.ts';
import { fieldErrors, NOW, PASSWORD } from '#api/testing/api-test.ts';
import { distForTest } from '#api/testing/dist-for-test.ts';
import { contactBody } from '#api/testing/request-bodies.ts';
import { signedInOwner } from '#api/testing/signed-in-owner.ts';
import { startApi, type TestApiOptions } from '#api/testing/start-api.ts';

const grace = 'grace@hollowbrook.example';
const phone = '+1 (972) 555-0102';
const contact = { email: 'Grace@Hollowbrook.example', phone: '972.555.0102' };
const review = {
  platform: 'google',
  rating: 5,
  author: 'grace  hollowbrook',
  date: '2026-11-20',
  text: 'Thorough and kind.',
  verified: true,
};

/** A server with two requests, two bookings and a review of one person, a request of another. */
async function apiWithPerson(options: TestApiOptions = {}) {
  let now = NOW;
  const api = await signedInOwner({ clock: () => now, sampleContent: false, ...options });
  await api.send('POST /api/contact', {
    body: contactBody({ firstName: 'Grace', lastName: 'Hollowbrook', locale: 'es', ...contact }),
    headers: { 'Idempotency-Key': 'a-key-of-grace' },
  });
  await api.send('POST /api/contact', { body: contactBody() });
  const booking = await api.book({ date: '2026-11-30' });
  const cancelled = await api.book({ date: '2026-12-01', email: 'other@hollowbrook.example' });
  await api.call(`PATCH /api/bookings/${cancelled.id}`, { revision: 1, action: 'cancel' });
  await api.call('POST /api/reviews', review);
  return {
    ...api,
    booking,
    about: (action: string, body: object) => api.call(`POST /api/privacy/${action}`, body),
    at: (instant: string) => {
      now = new Date(instant);
    },
  };
}

describe('POST /api/privacy/search', () => {
  it('finds requests, bookings of every status, and reviews under the same name', async () => {
    const api = await apiWithPerson();
    const { json } = await api.about('search', { person: phone });
    expect(json).toMatchObject({
      requests: [{ email: contact.email }],
      bookings: [{ status: 'confirmed' }, { status: 'cancelled' }],
      reviews: [{ author: 'grace  hollowbrook' }],
      otherContacts: [grace, 'other@hollowbrook.example'],
    });
    const byEmail = await api.about('search', { person: ` ${grace.toUpperCase()} ` });
    expect(byEmail.json).toMatchObject({ requests: [{}], bookings: [{ id: api.booking.id }] });
  });

  it.each([
    ['', 'Enter a full email address or phone number'],
    ['Grace', 'Enter a full email address or phone number'],
    ['555-01', 'Enter a full email address or phone number'],
    [`${'a'.repeat(250)}@example.com`, 'At most 254 characters'],
  ])('refuses %j', async (person, message) => {
    const api = await signedInOwner();
    const answer = await api.call('POST /api/privacy/search', { person });
    expect(answer.status).toBe(422);
    expect(fieldErrors(answer)).toEqual({ person: message });
  });
});

it('POST /api/privacy/export answers with one readable JSON file', async () => {
  const api = await apiWithPerson();
  const { headers, text } = await api.about('export', { person: phone });
  expect(headers.get('Content-Disposition')).toBe(
    'attachment; filename="personal-data-2026-11-25.json"',
  );
  expect(text).toContain('\n  "requests": [\n    {\n');
  expect(JSON.parse(text)).toMatchObject({
    business: 'Bluebonnet Home Inspections',
    exportedAt: NOW.toISOString(),
    person: phone,
    requests: [{ firstName: 'Grace', propertyAddress: expect.any(String), locale: 'es' }],
    bookings: [{ notes: 'Gate code by phone.' }, { date: '2026-12-01' }],
    reviews: [{ author: 'grace  hollowbrook' }],
  });
});

/** The data folder of a client with a sent message, beside another client on the same day. */
async function folderWithMessages() {
  const dataDir = await temporaryFolder();
  const store = await storeForTest(dataDir);
  const made = new Date('2026-11-20T15:00:00Z');
  const evening = new Date('2026-11-30T23:00:00Z');
  await store.outbox.begin(made);
  const agent = { agentName: 'Jane Doe', agentEmail: 'jane@realty.example', agentCopy: true };
  await store.reserveSlot(sampleBooking({ id: 'b', ...agent }));
  await store.reserveSlot(
    sampleBooking({
      id: 'other',
      time: '15:00',
      email: 'other@example.com',
      phone: '972-555-0199',
    }),
  );
  for (const at of [made, evening]) {
    const claimed = await store.outbox.claim({ now: at, until: evening, limit: 9 });
    for (const { id, kind } of claimed) {
      const to = kind === 'reminder' ? agent.agentEmail : 'maria@example.com';
      const mail = { to, subject: `Subject of ${kind}`, text: `Text of ${kind}` };
      await store.outbox.settle(id, { outcome: 'sent', mail, at });
    }
  }
  await store.close();
  return dataDir;
}

describe('messages in an export', () => {
  const exported = async (person: string) => {
    const api = await signedInOwner({ dataDir: await folderWithMessages() });
    const { text } = await api.call('POST /api/privacy/export', { person });
    return JSON.parse(text) as { messages: { kind: string; mail?: object }[] };
  };

  it('are those about the person’s leads, as they were sent', async () => {
    const { messages } = await exported('maria@example.com');
    expect(messages.map(({ kind }) => kind).sort()).toEqual([
      'agent_booked',
      'booking_confirmed',
      'day_list',
      'new_booking',
      'reminder',
    ]);
    expect(messages.find(({ kind }) => kind === 'booking_confirmed')).toEqual({
      kind: 'booking_confirmed',
      due: '2026-11-20T15:00:00.000Z',
      sentAt: '2026-11-20T15:00:00.000Z',
      state: 'sent',
      mail: {
        to: 'maria@example.com',
        subject: 'Subject of booking_confirmed',
        text: 'Text of booking_confirmed',
      },
    });
  });

  it('have no text where it names other clients', async () => {
    const { messages } = await exported('maria@example.com');
    expect(messages.find(({ kind }) => kind === 'day_list')).not.toHaveProperty('mail');
  });

  it('of an agent are those that the agent got, beside what bookings say about the agent', async () => {
    const person = await exported('jane@realty.example');
    expect(person).toMatchObject({
      bookings: [],
      agentOf: [{ id: 'b', agentName: 'Jane Doe', agentCopy: true }],
      messages: [{ kind: 'reminder', mail: { to: 'jane@realty.example' } }],
    });
    expect(JSON.stringify(person)).not.toContain('maria');
  });
});

it('an agent is found and taken out of a client’s booking', async () => {
  const api = await signedInOwner();
  const agent = { agentName: 'Jane Doe', agentEmail: 'jane@realty.example' };
  const { id } = await api.book(agent);
  const person = { person: 'JANE@realty.example' };
  const found = await api.call('POST /api/privacy/search', person);
  expect(found.json).toMatchObject({ bookings: [], agentOf: [{ id, ...agent }] });
  const erased = await api.call('POST /api/privacy/erase', person);
  expect(erased.json).toEqual({ requests: 0, bookings: 0, reviews: 0, agentOf: 1 });
  const left = await api.call(`GET /api/bookings/${id}`);
  expect(left.text).not.toMatch(/jane/i);
  expect(left.json).toMatchObject({ name: 'Grace Hollowbrook', status: 'confirmed' });
});

describe('POST /api/privacy/erase', () => {
  it('refuses while a booking lies ahead, names it, and erases nothing', async () => {
    const api = await apiWithPerson();
    const refused = await api.about('erase', { person: phone });
    expect(refused.status).toBe(409);
    expect(refused.json).toMatchObject({
      code: 'bookings_ahead',
      bookings: [{ id: api.booking.id, date: '2026-11-30', time: '08:00' }],
    });
    const found = await api.about('search', { person: phone });
    expect(found.json).toMatchObject({ requests: [{}], bookings: [{}, {}] });
  });

  it('erases the person from every file, once the booking is canceled or over', async () => {
    const api = await apiWithPerson();
    await api.call(`PATCH /api/bookings/${api.booking.id}`, { revision: 1, action: 'cancel' });
    const { id } = (await api.call('GET /api/reviews/all')).json.data[0] ?? {};
    const answer = await api.about('erase', { person: phone, reviews: [id, 'unknown'] });
    expect(answer.json).toEqual({ requests: 1, bookings: 2, reviews: 1, agentOf: 0 });

    const left = await textOfFolder(api.dataDir);
    expect(left).not.toMatch(/grace|hollowbrook|555.?0102|gate code|a-key-of-grace/i);
    expect(left).toContain('Quillfeather');
    const { json } = await api.call('GET /api/bookings');
    expect(json.data).toMatchObject([
      { name: 'Erased person', date: '2026-12-01', status: 'cancelled' },
      { name: 'Erased person', date: '2026-11-30', status: 'cancelled' },
    ]);
    expect((await api.call('GET /api/contact-requests.csv')).text).not.toMatch(/hollowbrook/i);
  });

  it('keeps reviews that the owner has not chosen', async () => {
    const api = await apiWithPerson();
    api.at('2026-12-02T18:00:00Z');
    const cookie = await api.signIn();
    const headers = { Cookie: cookie, Origin: api.origin };
    const body = { person: phone };
    const answer = await api.send('POST /api/privacy/erase', { body, headers });
    expect(answer.json).toEqual({ requests: 1, bookings: 2, reviews: 0, agentOf: 0 });
    expect((await api.send('GET /api/reviews')).text).toContain('grace  hollowbrook');
  });

  it('leaves no trace in the log', async () => {
    const lines: string[] = [];
    const api = await apiWithPerson({ onLog: (line) => lines.push(line) });
    for (const action of ['search', 'export', 'erase']) await api.about(action, { person: grace });
    expect(lines.join('')).not.toMatch(/grace|hollowbrook|0102/i);
  });
});

describe('PUT /api/privacy/retention', () => {
  const put = 'PUT /api/privacy/retention';

  it('starts with 24 months, and is changed, switched off and shown to visitors', async () => {
    const api = await signedInOwner();
    const start = await api.call('GET /api/privacy/retention');
    expect(start.json).toEqual({ revision: 1, months: 24, erasures: [], total: 0 });
    const changed = await api.call(put, { revision: 1, months: 36 });
    expect(changed.json).toMatchObject({ revision: 2, months: 36 });
    expect((await api.send('GET /api/privacy')).json).toEqual({ retentionMonths: 36 });
    await api.call(put, { revision: 2, months: null });
    expect((await api.send('GET /api/privacy')).json).toEqual({ retentionMonths: null });
  });

  it('clears the page cache', async () => {
    const api = await signedInOwner({ front: await distForTest() });
    const page = async () => (await api.send('GET /')).text;
    const before = await page();
    expect(await page()).toBe(before);
    await api.call(put, { revision: 1, months: 36 });
    expect(await page()).not.toBe(before);
  });

  it.each([0, 121, 1.5, '24', undefined])('refuses %j months', async (months) => {
    const api = await signedInOwner();
    const answer = await api.call(put, { revision: 1, months });
    expect(answer.status).toBe(422);
    expect(Object.keys(fieldErrors(answer))).toEqual(['months']);
  });
});

describe('retention', () => {
  it('announces what it will erase a week before, and erases it at a start of the server', async () => {
    const dataDir = await temporaryFolder();
    const store = await storeForTest(dataDir);
    await store.addContactRequest(sampleContactRequest());
    await store.reserveSlot(sampleBooking());
    await store.close();

    /** A run of the server on a day of December 2028, and what the owner sees. */
    async function runOn(day: number) {
      const clock = () => new Date(Date.UTC(2028, 11, day, 15));
      const running = await startApi({ dataDir, clock, ownerPassword: PASSWORD });
      // The check at the start; without anything to announce it writes nothing.
      if (day <= 8) {
        await vi.waitFor(async () =>
          expect(await readFile(join(dataDir, 'retention.json'), 'utf8')).toContain(
            `"checkedOn":"2028-12-0${day}"`,
          ),
        );
      }
      const send = (path: string, init: RequestInit) => fetch(`${running.url}/api/${path}`, init);
      const headers = { Origin: running.url, 'Content-Type': 'application/json' };
      const body = JSON.stringify({ password: PASSWORD });
      const signedIn = await send('session', { method: 'POST', headers, body });
      const Cookie = (signedIn.headers.get('Set-Cookie') ?? '').replace(/;.*/, '');
      const seen = await (await send('privacy/retention', { headers: { Cookie } })).json();
      await running.close();
      return (seen as { erasures: { name: string; on: string }[] }).erasures;
    }
    for (let day = 1; day <= 7; day++) {
      const announced = await runOn(day);
      expect(announced.map(({ name }) => name)).toEqual(['Maria Delgado', 'Maria Delgado']);
      expect(announced[0]?.on).toBe('2028-12-08');
    }
    expect(await textOfFolder(dataDir)).toMatch(/delgado/i);
    await runOn(8);
    expect(await textOfFolder(dataDir)).not.toMatch(/maria|delgado|555-0110|elm street/i);
    expect(await runOn(9)).toEqual([]);
  });
});
