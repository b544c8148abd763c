import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { callApi } from './api-client.ts';
import { NoAnswerError } from './no-answer-error.ts';

/** A server that gives every call the same answer, hangs up for 0, and knows what it was asked. */
async function serverWith(status: number, body: string) {
  const asked: { call: string; type: string | undefined; body: string }[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    asked.push({
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
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

test('reads JSON by GET, without a body and its type', async () => {
  const { base, asked } = await serverWith(200, '[{"time":"08:00"}]');
  expect(await callApi(base, 'calendar/slots')).toEqual([{ time: '08:00' }]);
  expect(asked).toEqual([{ call: 'GET /api/calendar/slots', type: undefined, body: '' }]);
});

test('sends a body as JSON and says so', async () => {
  const { base, asked } = await serverWith(201, '{"id":"1"}');
  await callApi(base, 'contact', { method: 'POST', json: { firstName: 'Ana' } });
  expect(asked).toEqual([
    { call: 'POST /api/contact', type: 'application/json', body: '{"firstName":"Ana"}' },
  ]);
});

test('sends a file as it is, of its own type', async () => {
  const { base, asked } = await serverWith(201, '{}');
  await callApi(base, 'blog/images', {
    method: 'POST',
    body: new Blob(['bytes'], { type: 'image/webp' }),
  });
  expect(asked).toEqual([{ call: 'POST /api/blog/images', type: 'image/webp', body: 'bytes' }]);
});

test.each([
  [401, 'who are you'],
  [404, 'nothing there'],
  [500, 'broken'],
])('throws a %i with its status and body, and asks only once', async (status, body) => {
  const { base, asked } = await serverWith(status, body);
  await expect(callApi(base, 'reviews')).rejects.toThrow(`${status}: ${body}`);
  expect(asked).toHaveLength(1);
});

test('says that nobody answered, and asks once', async () => {
  const { base, asked } = await serverWith(0, '');
  await expect(callApi(base, 'reviews')).rejects.toThrow(NoAnswerError);
  expect(asked).toHaveLength(1);
});

test('puts what is searched for into the address', async () => {
  const { base, asked } = await serverWith(200, '[]');
  await callApi(base, 'calendar/slots', { searchParams: { date: '2027-03-08', note: 'a&b' } });
  expect(asked[0]?.call).toBe('GET /api/calendar/slots?date=2027-03-08&note=a%26b');
});

test('gives nothing for an answer without a body', async () => {
  const { base } = await serverWith(204, '');
  expect(await callApi(base, 'session', { method: 'DELETE' })).toBeUndefined();
});

test('that is called off says so, not that nobody answered', async () => {
  const { base } = await serverWith(200, '[]');
  const signal = AbortSignal.abort(new Error('another day was chosen'));
  await expect(callApi(base, 'calendar/slots', { signal })).rejects.toThrow('another day');
});

test('gives up an answer that does not end', async () => {
  const server = createServer((_request, response) => void response.write('['));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const soon = AbortSignal.timeout(20);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon);
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(callApi(base, 'reviews')).rejects.toThrow(NoAnswerError);
  expect(timeout).toHaveBeenCalledWith(20_000);
  timeout.mockRestore();
});
