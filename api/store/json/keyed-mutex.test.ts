import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { KeyedMutex } from './keyed-mutex.ts';

/** Actions that run until the test ends them. */
function heldActions() {
  const mutex = new KeyedMutex();
  const started: string[] = [];
  const run = (key: string, name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const answer = mutex.run(key, () => {
      started.push(name);
      return promise;
    });
    return { answer, end: () => resolve(name), fail: () => reject(new Error(name)) };
  };
  return { run, started };
}

describe('actions', () => {
  test('of one key run one after another, and of others at the same time', async () => {
    const { run, started } = heldActions();
    const first = run('a', 'first');
    const second = run('a', 'second');
    run('b', 'other');
    await nextTurn();
    expect(started).toEqual(['first', 'other']);
    first.end();
    expect(await first.answer).toBe('first');
    await nextTurn();
    expect(started).toEqual(['first', 'other', 'second']);
    // Called when the first is over and the second is not.
    const third = run('a', 'third');
    await nextTurn();
    expect(started).toEqual(['first', 'other', 'second']);
    second.end();
    third.end();
    expect(await third.answer).toBe('third');
  });

  test('that fail reject their own caller and let the next one run', async () => {
    const { run } = heldActions();
    const failing = run('a', 'failing');
    const next = run('a', 'next');
    failing.fail();
    next.end();
    await expect(failing.answer).rejects.toThrow('failing');
    expect(await next.answer).toBe('next');
  });
});
