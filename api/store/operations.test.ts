import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Operations } from './operations.ts';

test('closing waits for the running operations, ends once, and refuses later ones', async () => {
  const operations = new Operations();
  const { promise, resolve } = Promise.withResolvers<string>();
  const running = operations.run(() => promise);
  const failed = operations.run(() => {
    throw new RangeError('of its own caller');
  });
  await expect(failed).rejects.toBeInstanceOf(RangeError);
  const end = vi.fn();
  const closed = Promise.all([operations.close(end), operations.close(end)]);
  await expect(operations.run(() => 'late')).rejects.toThrow('closed');
  await nextTurn();
  expect(end).not.toHaveBeenCalled();
  resolve('answer');
  expect(await running).toBe('answer');
  await closed;
  expect(end).toHaveBeenCalledTimes(1);
});
