import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { refusingDisk } from './store/testing/refusing-disk.ts';
import { type Answer, NOW, PASSWORD, runningApi } from './testing/api-test.ts';
import { bookingBody, contactBody } from './testing/request-bodies.ts';

const HOUR_MS = 3_600_000;
const key = { 'Idempotency-Key': 'one-press-of-the-button' };

/** Every call that takes a key, with a body, another body, and the list of what it creates. */
const calls = [
  ['POST /api/contact', contactBody(), contactBody({ firstName: 'Eve' }), 'contact-requests'],
  ['POST /api/calendar/book', bookingBody(), bookingBody({ time: '11:30' }), 'bookings'],
  ['POST /api/bookings', bookingBody(), bookingBody({ time: '11:30' }), 'bookings'],
] as const;

/** A server on a folder that outlives it; the test controls clock and disk. */
async function server() {
  const dataDir = await mkdtemp(join(tmpdir(), 'idempotency-'));
  const state = { now: NOW, refuses: false };
  const options = {
    dataDir,
    ownerPassword: PASSWORD,
    // Answers contain links, and the port changes with each start.
    publicUrl: 'https://bluebonnet.example',
    clock: () => state.now,
    disk: refusingDisk(() => (state.refuses ? 'EIO' : undefined)),
  };
  let api = await runningApi(options);
  let cookie = await api.signIn();
  onTestFinished(async () => {
    await api.close();
    await rm(dataDir, { recursive: true });
  });
  const send = (call: string, body?: object, headers: Record<string, string> = {}) =>
    api.send(call, {
      ...(body && { body }),
      headers: { Cookie: cookie, Origin: api.origin, ...headers },
    });
  return {
    state,
    send,
    async restart() {
      await api.close();
      api = await runningApi(options);
      cookie = await api.signIn();
    },
    async stored(list: string): Promise<number> {
      return (await send(`GET /api/${list}`)).json.total;
    },
  };
}

const answerOf = ({ status, text }: Answer) => [status, text];

describe.each(calls)('a repeat of %s with its key', (call, body, other, list) => {
  test('ten times at once has one effect and one answer', async () => {
    const { send, stored } = await server();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(call, body, key)));
    expect(answers[0]?.status).toBe(201);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await stored(list)).toBe(1);
  });

  test('gets the first answer after a restart, and after 25 hours', async () => {
    const { state, send, stored, restart } = await server();
    const first = await send(call, body, key);
    expect(first.status).toBe(201);
    await restart();
    expect(answerOf(await send(call, body, key))).toEqual(answerOf(first));
    state.now = new Date(NOW.getTime() + 25 * HOUR_MS);
    expect(answerOf(await send(call, body, key))).toEqual(answerOf(first));
    expect(await stored(list)).toBe(1);
  });

  test('has its effect once when the first attempts were answered with 503', async () => {
    const { state, send, stored, restart } = await server();
    state.refuses = true;
    const failed = await Promise.all([send(call, body, key), send(call, body, key)]);
    expect(failed.map(({ status }) => status)).toEqual([503, 503]);
    state.refuses = false;
    await restart();
    expect(await stored(list)).toBe(0);
    const first = await send(call, body, key);
    expect(first.status).toBe(201);
    expect(answerOf(await send(call, body, key))).toEqual(answerOf(first));
    expect(await stored(list)).toBe(1);
  });

  test('is refused with other content, at once, after a restart, and after 25 hours', async () => {
    const { state, send, stored, restart } = await server();
    const [one, another] = await Promise.all([send(call, body, key), send(call, other, key)]);
    // Either may arrive first.
    const [accepted, refused, content] =
      one.status === 201 ? [one, another, other] : [another, one, body];
    expect(accepted.status).toBe(201);
    const answers = [refused, await send(call, content, key)];
    await restart();
    answers.push(await send(call, content, key));
    state.now = new Date(NOW.getTime() + 25 * HOUR_MS);
    answers.push(await send(call, content, key));
    for (const { status, json } of answers) {
      expect([status, json.code]).toEqual([422, 'idempotency_key_reused']);
    }
    expect(await stored(list)).toBe(1);
  });
});

describe('a repeat of a booking that the owner has changed since', () => {
  const book = 'POST /api/calendar/book';
  const changes = [
    ['moved', 'POST', '/move', { date: '2026-12-01', time: '08:00', revision: 1 }],
    ['cancelled', 'PATCH', '', { action: 'cancel', revision: 1 }],
  ] as const;

  test.each(changes)('gets the first answer: %s', async (_what, method, path, change) => {
    const { state, send, stored, restart } = await server();
    const first = await send(book, bookingBody(), key);
    const changed = await send(`${method} /api/bookings/${first.json.id}${path}`, change);
    expect(changed.status).toBe(200);
    expect(answerOf(await send(book, bookingBody(), key))).toEqual(answerOf(first));
    await restart();
    expect(answerOf(await send(book, bookingBody(), key))).toEqual(answerOf(first));
    // The slot is free, but the notice for it has passed.
    state.now = new Date('2026-11-30T13:00:00Z');
    expect(answerOf(await send(book, bookingBody(), key))).toEqual(answerOf(first));
    expect(await stored('bookings')).toBe(1);
  });
});
