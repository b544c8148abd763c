import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listen } from './http-server.ts';

/** Larger than the kernel's socket buffers. */
const LARGE = Buffer.alloc(32 * 2 ** 20);

async function serverForTest() {
  const server = await listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => void server.node.close().closeAllConnections());
  server.answerWith((_request, response) => void response.end(LARGE));
  return server;
}

async function connected(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on(
    'error',
    () => undefined,
  );
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

it('closes a connection whose client never reads', async () => {
  const server = await serverForTest();
  expect(server.node.timeout).toBe(30_000);
  const accepted = once(server.node, 'connection') as Promise<[Socket]>;
  const client = await connected(server.port);
  client.pause().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [served] = await accepted;
  expect(served.timeout).toBe(30_000);
  while (served.bytesWritten === 0) await new Promise((resolve) => setImmediate(resolve));
  served.setTimeout(50);
  await once(served, 'close');
});

it('ends draining although a request never completes', async () => {
  const server = await serverForTest();
  const accepted = once(server.node, 'connection') as Promise<[Socket]>;
  const client = await connected(server.port);
  client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf');
  const [served] = await accepted;
  while (served.bytesRead === 0) await new Promise((resolve) => setImmediate(resolve));
  await server.drain(50);
  expect(server.node.listening).toBe(false);
});

const unreadable = 'POST / HTTP/1.1\r\nHost: localhost\r\nX: \0\r\nContent-Length: 4000000\r\n\r\n';

it('reads the rest of a request after malformed headers', async () => {
  const server = await serverForTest();
  const accepted = once(server.node, 'connection') as Promise<[Socket]>;
  const client = await connected(server.port);
  client.write(unreadable);
  const [served] = await accepted;
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(String(answer)).toBe('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  const closed = once(client, 'close');
  client.end(Buffer.alloc(4_000_000));
  await once(served, 'close');
  expect(served.bytesRead).toBe(unreadable.length + 4_000_000);
  expect(await closed).toEqual([false]);
});

it('reads it for two seconds only', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await serverForTest();
  const accepted = once(server.node, 'connection') as Promise<[Socket]>;
  const client = await connected(server.port);
  client.write(unreadable);
  const [served] = await accepted;
  await once(client, 'data');
  vi.advanceTimersByTime(1_999);
  expect(served.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(served.destroyed).toBe(true);
});

it.each([
  ['a head of 20 KB', `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['what is no HTTP', 'hello\r\n\r\n', 400],
])('answers %s', async (_what, bytes, status) => {
  const server = await serverForTest();
  const client = await connected(server.port);
  client.write(bytes);
  const [answer] = (await once(client, 'data')) as [Buffer];
  expect(String(answer)).toContain(`HTTP/1.1 ${status} `);
});

it('does not write a refusal into a running answer', async () => {
  const server = await serverForTest();
  const client = await connected(server.port);
  client.pause().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\nhello\r\n\r\n');
  let last = '';
  client.on('data', (chunk) => {
    last = `${last}${chunk.toString('latin1')}`.slice(-500);
  });
  client.on('end', () => client.end()).resume();
  await once(client, 'close');
  expect(last).not.toContain('HTTP/1.1 400');
});
