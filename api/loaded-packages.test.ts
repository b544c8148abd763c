import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import { folderForTest, spawnServer } from './testing/server-process.ts';

/** Prints each module that it loads. */
const NODE_OPTIONS = `--import=${fileURLToPath(new URL('./testing/print-loaded-modules.ts', import.meta.url))}`;

const packagesIn = (output: string) =>
  new Set([...output.matchAll(/\/node_modules\/([^/\n]+)\//g)].map(([, name]) => name));

it('a server on files loads neither the database driver, the query builder, the client of S3 nor Stripe’s SDK', async (test) => {
  const DATA_DIR = await folderForTest(test);
  const server = spawnServer(test, { DATA_DIR, NODE_OPTIONS });
  await server.url;
  server.child.kill();
  const loaded = packagesIn((await server.exited).stderr);
  expect(loaded).toContain('koa');
  expect(loaded).not.toContain('pg');
  expect(loaded).not.toContain('kysely');
  expect(loaded).not.toContain('@aws-sdk');
  expect(loaded).not.toContain('stripe');
});

it('a server with its pictures in a bucket loads its client', async (test) => {
  const server = spawnServer(test, {
    DATA_DIR: await folderForTest(test),
    PICTURES: 's3',
    PICTURES_BUCKET: 'pictures',
    // Nothing listens there.
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY_ID: 'any',
    S3_SECRET_ACCESS_KEY: 'any',
    NODE_OPTIONS,
  });
  await server.url;
  server.child.kill();
  expect(packagesIn((await server.exited).stderr)).toContain('@aws-sdk');
});

it('a server with online payment loads Stripe’s SDK', async (test) => {
  const server = spawnServer(test, {
    DATA_DIR: await folderForTest(test),
    STRIPE_SECRET_KEY: 'sk_test_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
    NODE_OPTIONS,
  });
  await server.url;
  server.child.kill();
  expect(packagesIn((await server.exited).stderr)).toContain('stripe');
});

it('a server on a database loads both', async (test) => {
  // Nothing listens there.
  const DATABASE_URL = 'postgres://127.0.0.1:1/none';
  const server = spawnServer(test, { DATABASE_URL, NODE_OPTIONS, LOG_LEVEL: 'warn' });
  let log = '';
  server.child.stdout?.on('data', (chunk) => {
    log += chunk;
  });
  await vi.waitFor(() => expect(log).toContain('Waiting for the database'), 15_000);
  server.child.kill();
  const loaded = packagesIn((await server.exited).stderr);
  expect([...loaded]).toEqual(expect.arrayContaining(['pg', 'kysely']));
});

it.for<[string, boolean]>([
  ['no assistant has called loads no SDK for them', false],
  ['an assistant has called has loaded it', true],
])('a server that %s', async ([, called], test) => {
  const DATA_DIR = await folderForTest(test);
  const server = spawnServer(test, { DATA_DIR, NODE_OPTIONS });
  const url = await server.url;
  if (called) {
    const { status } = await fetch(`${url}/api/mcp?public`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
    });
    expect(status).toBe(200);
  }
  server.child.kill();
  const loaded = packagesIn((await server.exited).stderr);
  expect(loaded.has('@modelcontextprotocol')).toBe(called);
});
