import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '#api/testing/free-ports.ts';
import { Balancer } from './balancer.ts';

async function namedServer(name: string): Promise<number> {
  const server = createServer((_request, answer) => answer.end(name)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it('sends each request to the next server, and passes over one that is not there', async () => {
  const missing = await freePort();
  const balancer = new Balancer();
  const url = await balancer.listen();
  onTestFinished(() => balancer.close());
  const names = async (count: number) => {
    const answers: string[] = [];
    for (let n = 0; n < count; n++) answers.push(await (await fetch(url)).text());
    return answers.join('');
  };
  const [a, b, c] = [await namedServer('a'), await namedServer('b'), await namedServer('c')];
  balancer.use([a, b, c]);
  expect('abcabcab').toContain(await names(6));
  balancer.use([missing, b]);
  expect(await names(4)).toBe('bbbb');
});
