import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { databaseTimeLeft, spendDatabaseTime, withDatabaseTime } from './database-time.ts';

/** Milliseconds by which a timer may be off. */
const OFF = 25;

it('is without a limit outside of a request', async () => {
  await spendDatabaseTime(() => pause(1));
  expect(databaseTimeLeft()).toBe(Number.POSITIVE_INFINITY);
});

it('is spent by calls, together when they run at the same time, and by nothing else', async () => {
  await withDatabaseTime(10_000, async () => {
    await pause(100);
    expect(databaseTimeLeft()).toBe(10_000);
    const call = () => spendDatabaseTime(() => pause(100));
    const started = performance.now();
    await Promise.all([call(), call(), call()]);
    await call();
    const spent = 10_000 - databaseTimeLeft();
    expect(spent).toBeGreaterThan(200 - OFF);
    expect(spent).toBeLessThanOrEqual(performance.now() - started);
  });
});

it('runs out during a call', async () => {
  await withDatabaseTime(50, async () => {
    await spendDatabaseTime(async () => {
      await pause(60 + OFF);
      expect(databaseTimeLeft()).toBeLessThan(0);
    });
    expect(databaseTimeLeft()).toBeLessThan(0);
  });
});

it('is spent by a call that fails, too', async () => {
  await withDatabaseTime(10_000, async () => {
    const failing = spendDatabaseTime(async () => {
      await pause(100);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(databaseTimeLeft()).toBeLessThan(10_000 - 100 + OFF);
  });
});

it('does not end what the request leaves behind', async () => {
  let left = 0;
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  let work = Promise.resolve();
  await withDatabaseTime(20, async () => {
    work = (async () => {
      await answered;
      left = databaseTimeLeft();
    })();
  });
  resolve();
  await work;
  expect(left).toBe(Number.POSITIVE_INFINITY);
});
