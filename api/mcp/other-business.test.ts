import { expect, it } from 'vitest';
import { smtpServerForTest } from '#api/mail/testing/smtp-server-for-test.ts';
import { contactBody } from '#api/testing/request-bodies.ts';
import { athensClient, secondBusinessOwner } from '#api/testing/second-business-owner.ts';
import { tracesIn } from '#domain/business/testing/traces.ts';
import { assistant } from './testing/assistant.ts';
import { bookArguments } from './testing/book-arguments.ts';

/** An assistant whose tools and answers must have no trace of the first business. */
async function otherBusinessAssistant(url: string, headers: Record<string, string> = {}) {
  const { client, call } = await assistant(url, { headers });
  const { tools } = await client.listTools();
  const about = { server: client.getServerVersion(), instructions: client.getInstructions() };
  expect.soft(tracesIn(JSON.stringify({ about, tools })), 'the list of tools').toEqual([]);
  return {
    about,
    /** Resolves to the answer, or to the problem of the refusal. */
    async ask(name: string, args: Record<string, unknown> = {}) {
      const { answer } = await call(name, args);
      const text = JSON.stringify(answer);
      expect.soft(tracesIn(text), `${name} ${JSON.stringify(args)}`).toEqual([]);
      return answer as Record<string, unknown> & { code?: string; outcome?: string };
    },
  };
}

const booking = (number: number, changes: Record<string, unknown> = {}) =>
  bookArguments({
    ...athensClient(number),
    idempotencyKey: `key of the client ${number}`,
    ...changes,
  });

it('visitors’ assistants learn nothing of the first business', async () => {
  const { mail } = await smtpServerForTest();
  const { call, url } = await secondBusinessOwner({ mail, rateLimit: true });
  const { about, ask } = await otherBusinessAssistant(`${url}/api/mcp?public`);
  expect(about.instructions).toContain('Oconee Home Inspection');
  const setLimits = async (changes: object) => {
    const { json } = await call('GET /api/booking-limits');
    expect((await call('PUT /api/booking-limits', { ...json, ...changes })).status).toBe(200);
  };

  await ask('get_price', booking(1).quote);
  expect((await ask('get_price', { squareFootage: 1 })).code).toBe('validation_failed');
  await ask('list_free_starts');
  expect((await ask('list_free_starts', { zip: '31401' })).notice).toContain('(706) 555-0173');
  for (const question of ['How much is a pool?', 'Are you licensed?', 'Who are you?', 'qwerty']) {
    await ask('ask_question', { question });
    await ask('ask_question', { question, locale: 'es' });
  }
  for (const question of ['¿Tiene licencia?', '¿Quién es usted?']) {
    await ask('ask_question', { question });
  }
  for (const question of ['¿Cuánto cuesta la alberca?', '¿Quién hace la inspección?']) {
    expect(await ask('ask_question', { question })).toMatchObject({ understood: true });
  }

  const book = (number: number, changes: Record<string, unknown> = {}) =>
    ask('book_inspection', booking(number, changes));
  expect(await book(1, { test: true })).toMatchObject({ test: true });
  expect(await book(4, { test: true, locale: 'es' })).toMatchObject({ test: true });
  expect(await book(1)).toMatchObject({ outcome: 'booked' });
  expect((await book(1, { time: '11:30' })).code).toBe('idempotency_key_reused');
  expect((await book(2)).code).toBe('slot_taken');
  await setLimits({ confirmNew: true });
  expect(await book(2, { date: '2026-12-01', locale: 'es' })).toMatchObject({
    outcome: 'unconfirmed',
  });
  await setLimits({ confirmNew: false, online: 1 });
  expect(await book(3, { date: '2026-12-02', locale: 'es' })).toMatchObject({
    outcome: 'requested',
  });
});

it('the owner’s assistant learns nothing of the first business', async () => {
  const { makeKey, send, url } = await secondBusinessOwner();
  const { key } = await makeKey(['read', 'book'], 'My assistant');
  const headers = { Authorization: `Bearer ${key}` };
  const { about, ask } = await otherBusinessAssistant(`${url}/api/mcp`, headers);
  expect(about.instructions).toContain('Oconee Home Inspection');

  const { phone, email, address: propertyAddress } = athensClient(1);
  await send('POST /api/contact', { body: contactBody({ phone, email, propertyAddress }) });
  expect(await ask('list_waiting_requests')).toMatchObject({ total: 1 });
  const { id } = await ask('book_by_hand', booking(1));
  expect(id).toEqual(expect.any(String));
  expect((await ask('book_by_hand', booking(2))).code).toBe('slot_taken');
  expect((await ask('list_bookings')).bookings).toHaveLength(1);
  expect((await ask('find_bookings', { search: athensClient(1).phone })).bookings).toHaveLength(1);
  expect(await ask('list_open_jobs')).toEqual({ jobs: [] });
  const to = { date: '2026-12-01', time: '11:30' };
  expect(await ask('move_booking', { id, revision: 1, ...to })).toMatchObject(to);
  expect((await ask('move_booking', { id, revision: 1, ...to })).code).toBe('edit_conflict');
  const cancelled = await ask('cancel_booking', { id, revision: 2, reason: 'Sold.' });
  expect(cancelled).toMatchObject({ status: 'cancelled' });
  expect((await ask('cancel_booking', { id: 'nothing', revision: 1 })).code).toBe('not_found');
});
