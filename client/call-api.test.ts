import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { callApi } from './call-api.ts';
import { NoAnswerError } from './no-answer-error.ts';

/** Answers every call alike, or closes the connection for status 0; records the calls. */
async function serverWith(status: number, body: string) {
  const received: { call: string; type: string | undefined; body: string }[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    received.push({
      call: `${request.method} ${request.url}`,
      type: request.headers['content-type'],
      body: await text(request),
    });
    if (status === 0) return response.socket?.destroy();
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

test('reads JSON by GET, without a body and its type', async () => {
  const { base, received } = await serverWith(200, '[{"time":"08:00"}]');
  expect(await callApi(base, 'calendar/slots')).toEqual([{ time: '08:00' }]);
  expect(received).toEqual([{ call: 'GET /api/calendar/slots', type: undefined, body: '' }]);
});

test('sends a body as JSON and says so', async () => {
  const { base, received } = await serverWith(201, '{"id":"1"}');
  await callApi(base, 'contact', { method: 'POST', json: { firstName: 'Ana' } });
  expect(received).toEqual([
    { call: 'POST /api/contact', type: 'application/json', body: '{"firstName":"Ana"}' },
  ]);
});

test('sends a file as it is, of its own type', async () => {
  const { base, received } = await serverWith(201, '{}');
  await callApi(base, 'blog/images', {
    method: 'POST',
    body: new Blob(['bytes'], { type: 'image/webp' }),
  });
  expect(received).toEqual([{ call: 'POST /api/blog/images', type: 'image/webp', body: 'bytes' }]);
});

test.each([
  [401, 'who are you'],
  [404, 'nothing there'],
  [500, 'broken'],
])('throws a %i with its status and body, and asks only once', async (status, body) => {
  const { base, received } = await serverWith(status, body);
  await expect(callApi(base, 'reviews')).rejects.toThrow(`${status}: ${body}`);
  expect(received).toHaveLength(1);
});

test('yields null for a 401 when the caller asks for that', async () => {
  const { base } = await serverWith(401, 'not signed in');
  expect(await callApi(base, 'blog/posts', { nullOn401: true })).toBeNull();
});

test('throws any other error also then', async () => {
  const { base } = await serverWith(403, 'no');
  await expect(callApi(base, 'blog/posts', { nullOn401: true })).rejects.toThrow('403: no');
});

test('throws NoAnswerError when the connection breaks, and asks once', async () => {
  const { base, received } = await serverWith(0, '');
  await expect(callApi(base, 'reviews')).rejects.toThrow(NoAnswerError);
  expect(received).toHaveLength(1);
});

test('puts search parameters into the address', async () => {
  const { base, received } = await serverWith(200, '[]');
  await callApi(base, 'calendar/slots', { searchParams: { date: '2027-03-08', note: 'a&b' } });
  expect(received[0]?.call).toBe('GET /api/calendar/slots?date=2027-03-08&note=a%26b');
});

test('gives nothing for an answer without a body', async () => {
  const { base } = await serverWith(204, '');
  expect(await callApi(base, 'session', { method: 'DELETE' })).toBeUndefined();
});

test('throws the reason of an abort', async () => {
  const { base } = await serverWith(200, '[]');
  const signal = AbortSignal.abort(new Error('another day was chosen'));
  await expect(callApi(base, 'calendar/slots', { signal })).rejects.toThrow('another day');
});

test.each([
  ['an answer that does not end', 20_000, {}],
  ['the answer to a file', 120_000, { method: 'POST', body: new Blob(['picture']) } as const],
])('stops waiting for %s, and not before', async (_what, limit, call) => {
  const server = createServer((_request, response) => void response.write('['));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const settled = vi.fn();
  const failure = callApi(base, 'reviews', call).catch((error: unknown) => {
    settled();
    return error;
  });
  await vi.advanceTimersByTimeAsync(limit - 1000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(await failure).toBeInstanceOf(NoAnswerError);
});
