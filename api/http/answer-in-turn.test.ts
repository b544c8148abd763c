import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { WAITING_MAX } from './answer-in-turn.ts';
import { listen } from './http-server.ts';

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const paths = (count: number) => Array.from({ length: count }, (_, n) => `/${n + 1}`);

/** A server that answers a path when the test says so, and a connection to it. */
async function pipelineForTest() {
  const server = await listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => void server.node.close().closeAllConnections());
  const asked: string[] = [];
  const answers = new Map<string, ServerResponse>();
  let onAsked = () => {};
  server.answerWith((request, response) => {
    asked.push(request.url ?? '');
    answers.set(request.url ?? '', response);
    onAsked();
  });
  const accepted = once(server.node, 'connection') as Promise<[Socket]>;
  const client = connect({ port: server.port, host: '127.0.0.1' });
  client.on('error', () => undefined);
  onTestFinished(() => void client.destroy());
  const [served] = await accepted;
  return {
    ...{ server, client, served, asked, answers },
    /** Resolves when the listener has been called for `count` requests. */
    called: (count: number) =>
      new Promise<void>((resolve) => {
        onAsked = () => asked.length >= count && resolve();
        onAsked();
      }),
    /** Resolves when the server has answered another connection, after all it read before. */
    async turn() {
      const other = connect({ port: server.port, host: '127.0.0.1' });
      onTestFinished(() => void other.destroy());
      other.write(get('/other'));
      while (!answers.has('/other')) await new Promise((resolve) => setImmediate(resolve));
      answers.get('/other')?.end();
    },
  };
}

it('answers pipelined requests one after another, in their order', async () => {
  const { client, asked, answers, called, turn } = await pipelineForTest();
  client.write(paths(3).map(get).join(''));
  await called(1);
  await turn();
  expect(asked).toEqual(['/1', '/other']);

  let received = '';
  client.on('data', (chunk) => {
    received += chunk;
  });
  answers.get('/1')?.end('first');
  await called(3);
  answers.get('/2')?.end('second');
  await called(4);
  answers.get('/3')?.end('third');
  while (!received.includes('third')) await once(client, 'data');
  expect(asked).toEqual(['/1', '/other', '/2', '/3']);
  expect(received.match(/first|second|third/g)).toEqual(['first', 'second', 'third']);
});

it('does not begin the next while the client reads nothing of the answer', async () => {
  const { client, asked, answers, called, turn } = await pipelineForTest();
  client.pause().write(paths(2).map(get).join(''));
  await called(1);
  answers.get('/1')?.end(Buffer.alloc(32 * 2 ** 20));
  await turn();
  expect(asked).not.toContain('/2');
  client.resume();
  await called(3);
  expect(asked).toContain('/2');
});

it(`lets ${WAITING_MAX} requests wait, and closes the connection at one more`, async () => {
  const { client, served, asked, called, turn } = await pipelineForTest();
  client.write(
    paths(WAITING_MAX + 1)
      .map(get)
      .join(''),
  );
  await called(1);
  await turn();
  expect(served.destroyed).toBe(false);
  client.write(get('/too-many'));
  await once(client, 'close');
  expect(asked).toEqual(['/1', '/other']);
});

it('begins no waiting request when the connection is gone', async () => {
  const { client, served, asked, answers, called, turn } = await pipelineForTest();
  client.write(paths(3).map(get).join(''));
  await called(1);
  client.destroy();
  await once(served, 'close');
  answers.get('/1')?.end();
  await turn();
  expect(asked).toEqual(['/1', '/other']);
});
