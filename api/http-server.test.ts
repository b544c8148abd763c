import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './http-server.ts';

/** More than the kernel takes for a client that does not read. */
const MUCH = Buffer.alloc(32 * 2 ** 20);

async function serverForTest() {
  const server = await listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => void server.node.close().closeAllConnections());
  server.answerWith((_request, response) => void response.end(MUCH));
  return server;
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

it('gives up a client that never reads its answer', async () => {
  const server = await serverForTest();
  expect(server.node.timeout).toBe(30_000);
  server.node.timeout = 50;
  const accepted = once(server.node, 'connection') as Promise<[Socket]>;
  const client = await connected(server.port);
  client.pause().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [served] = await accepted;
  await once(served, 'close');
  expect(served.bytesWritten).toBeGreaterThan(0);
});

it('ends its drain though a request never gets done', async () => {
  const server = await serverForTest();
  const accepted = once(server.node, 'connection') as Promise<[Socket]>;
  const client = await connected(server.port);
  client.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf');
  const [served] = await accepted;
  while (served.bytesRead === 0) await new Promise((resolve) => setImmediate(resolve));
  await server.drain(50);
  expect(server.node.listening).toBe(false);
});
