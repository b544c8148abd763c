import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { callApi } from './api-client.ts';

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

test.each([
  [401, 'who are you'],
  [404, 'nothing there'],
  [500, 'broken'],
])('throws a %i with its status and body, and asks only once', async (status, body) => {
  const { base, asked } = await serverWith(status, body);
  await expect(callApi(base, 'reviews')).rejects.toThrow(`${status}: ${body}`);
  expect(asked).toHaveLength(1);
});

test('asks once where nobody answers', async () => {
  const { base, asked } = await serverWith(0, '');
  await expect(callApi(base, 'reviews')).rejects.toThrow();
  expect(asked).toHaveLength(1);
});
