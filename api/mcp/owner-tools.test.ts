import { describe, expect, it } from 'vitest';
import { ownerWithKeys } from '#api/testing/owner-with-keys.ts';
import { bookingBody, contactBody } from '#api/testing/request-bodies.ts';
import type { TestApiOptions } from '#api/testing/start-api.ts';
import type { ApiScope } from '#domain/api-keys/api-key.schema.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { assistant } from './testing/assistant.ts';
import { bookArguments } from './testing/book-arguments.ts';

const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

/** A server, its owner and an assistant with a key. */
async function ownersAssistant(scopes: readonly ApiScope[], options: TestApiOptions = {}) {
  const owner = await ownerWithKeys(options);
  const { key } = await owner.makeKey(scopes, 'My assistant');
  const headers = { Authorization: `Bearer ${key}` };
  const { client, call: callTool } = await assistant(`${owner.url}/api/mcp`, { headers });
  const read = async (id: string) =>
    (await owner.call(`GET /api/bookings/${id}`)).json as unknown as Booking;
  return { ...owner, client, callTool, read };
}

describe('an assistant with the owner’s key', () => {
  it('has the tools of the owner, and no public booking', async () => {
    const { client } = await ownersAssistant(['read', 'book']);
    const { tools } = await client.listTools();
    expect(tools.map(({ name, annotations }) => [name, annotations?.destructiveHint])).toEqual([
      ['get_price', undefined],
      ['list_free_starts', undefined],
      ['ask_question', undefined],
      ['list_bookings', undefined],
      ['find_bookings', undefined],
      ['list_open_jobs', undefined],
      ['get_job', undefined],
      ['list_waiting_requests', undefined],
      ['book_by_hand', false],
      ['move_booking', true],
      ['cancel_booking', true],
    ]);
    expect(client.getInstructions()).toContain('for the owner');
  });

  it('lists the bookings of some days', async () => {
    const { callTool, book } = await ownersAssistant(['read']);
    const { id } = await book();
    const { answer } = await callTool('list_bookings', { from: '2026-11-30', to: '2026-11-30' });
    expect(answer).toEqual({
      bookings: [
        {
          id,
          revision: 1,
          status: 'confirmed',
          date: '2026-11-30',
          time: '08:00',
          when: 'Monday, November 30, 2026, 8:00 AM',
          minutes: 180,
          name: 'Grace Hollowbrook',
          phone: '972-555-0102',
          phoneUris: ['tel:+19725550102'],
          email: 'grace@hollowbrook.example',
          address: '7 Pecan Ct, Frisco, TX',
          inspectionType: 'buyer',
          notes: 'Gate code by phone.',
          inspectorId: expect.any(String),
          locale: 'en',
        },
      ],
    });
    expect((await callTool('list_bookings', { from: '2026-12-01' })).answer).toEqual({
      bookings: [],
    });
    expect((await callTool('list_bookings', { to: '2027-12-01' })).answer).toMatchObject({
      errors: [{ path: 'to', message: 'At most 62 days' }],
    });
  });

  it('reads the job of a booking: amounts, signatures and state, without texts and devices', async () => {
    const { callTool, book, call, client } = await ownersAssistant(['read']);
    const { id } = await book();
    await call(`POST /api/bookings/${id}/lines`, { label: 'Sprinkler system', amount: 4_550 });
    await call(`POST /api/bookings/${id}/payments`, { amount: 2_000, method: 'cash' });
    const { answer, isError } = await callTool('get_job', { id });
    expect(isError, JSON.stringify(answer)).toBe(false);
    expect(answer).toEqual((await call(`GET /api/bookings/${id}/job`)).json);
    expect(answer).toMatchObject({
      state: 'awaiting_signature',
      agreement: 'unsigned',
      total: 4_550,
      paid: 2_000,
      due: 2_550,
      dueCents: 2_550,
      lines: [{ label: 'Sprinkler system', amount: 4_550 }],
      payments: [{ method: 'cash', amount: 2_000 }],
    });
    const { tools } = await client.listTools();
    const job = tools.find(({ name }) => name === 'get_job');
    expect(job?.annotations?.readOnlyHint).toBe(true);
    expect(job?.outputSchema?.properties).toMatchObject({
      due: { type: 'integer' },
      dueCents: { type: 'integer' },
    });
  });

  it('is told how to find a booking whose job does not exist', async () => {
    const { callTool } = await ownersAssistant(['read']);
    const { answer, isError } = await callTool('get_job', { id: 'nothing' });
    expect(isError).toBe(true);
    expect(JSON.stringify(answer)).toContain('list_bookings');
  });

  it('lists the requests that wait, the longest first', async () => {
    const { callTool, send } = await ownersAssistant(['read']);
    await send('POST /api/contact', { body: contactBody() });
    const { answer } = await callTool('list_waiting_requests');
    expect(answer).toMatchObject({
      total: 1,
      requests: [
        { name: 'Ada Quillfeather', waitsFrom: '2026-11-25T15:00:00.000Z', isOverdue: false },
      ],
    });
  });

  it('books by hand once, with the program in the history', async () => {
    const { callTool, read } = await ownersAssistant(['book']);
    const byHand = bookArguments({ email: '', date: '2026-11-26', anyway: true });
    const { answer, isError } = await callTool('book_by_hand', byHand);
    expect(isError, JSON.stringify(answer)).toBe(false);
    expect(answer).toMatchObject({ revision: 1, price: 425, name: 'Grace Hollowbrook' });
    expect((await callTool('book_by_hand', byHand)).answer).toEqual(answer);
    const { history } = await read((answer as { id: string }).id);
    expect(history).toMatchObject([{ what: 'entered', by: 'My assistant (API key)' }]);
  });

  it('moves and cancels a booking, and the client is told', async () => {
    const { callTool, book, read, call } = await ownersAssistant(['book']);
    const { id } = await book();
    const to = { date: '2026-12-01', time: '11:30' };
    const moved = await callTool('move_booking', { id, revision: 1, ...to });
    expect(moved.answer).toMatchObject({ id, revision: 2, ...to });
    const cancelled = await callTool('cancel_booking', { id, revision: 2, reason: 'Hail.' });
    expect(cancelled.answer).toMatchObject({ id, revision: 3, status: 'cancelled' });
    expect((await read(id)).history.map(({ what, by }) => `${what} by ${by}`)).toEqual([
      'moved by My assistant (API key)',
      'cancelled by My assistant (API key)',
    ]);
    const planned = (await call('GET /api/messages/planned?limit=100')).json.data;
    expect(planned.map(({ kind }) => kind)).toContain('booking_cancelled');
  });

  it('changes no version but the newest, and no taken time', async () => {
    const { callTool, book, send } = await ownersAssistant(['book']);
    const { id } = await book();
    await send('POST /api/calendar/book', {
      body: bookingBody({ time: '11:30', email: 'other@example.com' }),
    });
    const taken = await callTool('move_booking', {
      id,
      revision: 1,
      date: '2026-11-30',
      time: '11:30',
    });
    expect(taken).toMatchObject({ isError: true, answer: { code: 'slot_taken' } });
    const outdated = await callTool('cancel_booking', { id, revision: 7 });
    expect(outdated).toMatchObject({ isError: true, answer: { code: 'edit_conflict' } });
    const unknown = await callTool('cancel_booking', { id: 'nothing', revision: 1 });
    expect(unknown).toMatchObject({ isError: true, answer: { code: 'not_found' } });
  });

  it.each<[ApiScope, string, Record<string, unknown>]>([
    ['book', 'list_bookings', {}],
    ['book', 'find_bookings', { search: 'x' }],
    ['book', 'list_open_jobs', {}],
    ['book', 'get_job', { id: 'any' }],
    ['book', 'list_waiting_requests', {}],
    ['read', 'book_by_hand', bookArguments()],
    ['read', 'move_booking', { id: 'x', revision: 1, date: '2026-12-01', time: '08:00' }],
    ['read', 'cancel_booking', { id: 'x', revision: 1 }],
  ])('with the scope %s alone may not call %s', async (scope, tool, args) => {
    const { callTool } = await ownersAssistant([scope]);
    const { answer, isError } = await callTool(tool, args);
    expect(isError).toBe(true);
    expect(answer).toMatchObject({ code: 'insufficient_scope' });
  });
});

describe('/api/mcp without ?public', () => {
  it('refuses a call without a key, or with a wrong, revoked or misplaced one', async () => {
    const { makeKey, send, call } = await ownerWithKeys();
    const { key, id } = await makeKey(['read']);
    const attempt = async (headers: Record<string, string>, query = '') =>
      (await send(`POST /api/mcp${query}`, { body: message, headers })).json.code;
    const authorization = { Authorization: `Bearer ${key}` };
    expect(await attempt(authorization)).toBeUndefined();
    expect(await attempt({})).toBe('invalid_api_key');
    expect(await attempt({ Authorization: `Bearer ${key.slice(0, -1)}x` })).toBe('invalid_api_key');
    expect(await attempt({}, `?key=${key}`)).toBe('invalid_api_key');
    expect(await attempt({ Cookie: `session=${key}` })).toBe('invalid_api_key');
    expect(await attempt({ ...authorization, 'Sec-Fetch-Site': 'none' })).toBe('forbidden_origin');
    await call(`DELETE /api/api-keys/${id}`);
    expect(await attempt(authorization)).toBe('invalid_api_key');
  });

  it('refuses a key that may only download backups', async () => {
    const { makeKey, asProgram } = await ownerWithKeys();
    const { key } = await makeKey(['backup']);
    const { json } = await asProgram(key, 'POST /api/mcp', { body: message });
    expect(json).toMatchObject({ status: 403, code: 'insufficient_scope' });
    const both = await makeKey(['backup', 'read']);
    expect((await asProgram(both.key, 'POST /api/mcp', { body: message })).status).toBe(200);
  });

  it('has the limit of its key, wherever it is called from', async () => {
    const { makeKey, send } = await ownerWithKeys({ rateLimit: true, trustProxy: 1 });
    const { key } = await makeKey(['read']);
    const answers = await Promise.all(
      Array.from({ length: 125 }, (_, index) => {
        const headers = { Authorization: `Bearer ${key}`, 'X-Forwarded-For': `10.0.${index}.1` };
        return send('POST /api/mcp', { body: message, headers });
      }),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('never logs the key', async () => {
    const lines: string[] = [];
    const { makeKey, send } = await ownerWithKeys({ onLog: (line) => lines.push(line) });
    const { key } = await makeKey(['read']);
    await send('POST /api/mcp', { body: message, headers: { Authorization: `Bearer ${key}` } });
    expect(lines.join('')).toContain('/api/mcp');
    expect(lines.join('')).not.toContain(key.slice(8));
  });
});
