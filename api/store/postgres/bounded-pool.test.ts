import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { StoreUnavailableError } from '../store-unavailable-error.ts';
import { BoundedPool } from './bounded-pool.ts';
import { poolConfig } from './database.ts';

/** A pool of two connections to a server that accepts them and never says anything. */
async function poolToSilentServer() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const log: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => void log.push(line) });
  const pool = new BoundedPool(poolConfig(`postgres://me@127.0.0.1:${port}/site`, 2), logger);
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await pool.end();
  });
  return { pool, log };
}

it('answers each of many calls in time, and the next ones at once', async () => {
  const { pool, log } = await poolToSilentServer();
  const started = performance.now();
  const calls = Array.from({ length: 200 }, () => pool.connect());
  // Two connect and a hundred wait.
  const refusedAtOnce = await Promise.allSettled(calls.slice(102));
  expect(performance.now() - started).toBeLessThan(1_500);
  const others = await Promise.allSettled(calls.slice(0, 102));
  expect(performance.now() - started).toBeLessThan(8_000);
  for (const call of [...refusedAtOnce, ...others]) {
    expect(call).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailableError) });
  }
  const later = performance.now();
  await expect(pool.connect()).rejects.toThrow(StoreUnavailableError);
  expect(performance.now() - later).toBeLessThan(500);
  expect(log).toHaveLength(1);
});
