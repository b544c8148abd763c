import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { apiForTest } from '#api/testing/api-test.ts';

/** The status lines of all answers until the server closes the connection. */
async function statusesOf(url: string, ...hosts: string[]): Promise<string[]> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  const head = hosts.map((host) => `${host}\r\n`).join('');
  const more = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
  socket.write(`GET /healthz HTTP/1.1\r\n${head}\r\n${more}`);
  const answers = await text(socket);
  return answers.match(/HTTP\/1\.1 \d+/g) ?? [];
}

it.each([
  ['different ones', 'Host: localhost', 'Host: evil.example'],
  ['the same one twice', 'Host: localhost', 'host: localhost'],
  ['an empty one', 'Host:', 'Host: localhost'],
])('refuses a request with two hosts and ends the connection: %s', async (_what, ...hosts) => {
  const { url } = await apiForTest();
  expect(await statusesOf(url, ...hosts)).toEqual(['HTTP/1.1 400']);
});

it('answers a request with one host, and HTTP/1.0 without', async () => {
  const { url } = await apiForTest();
  expect(await statusesOf(url, 'Host: localhost')).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  expect(await statusesOf(url)).toEqual(['HTTP/1.1 400']);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET /healthz HTTP/1.0\r\n\r\n');
  expect(await text(socket)).toContain('HTTP/1.1 200');
});
