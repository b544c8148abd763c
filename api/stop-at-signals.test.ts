import { EventEmitter } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { REQUEST_MS } from './http/request-deadline.ts';
import { SHUTDOWN_MS, stopAtSignals } from './stop-at-signals.ts';

function stopping() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const closed = Promise.withResolvers<void>();
  const exits: number[] = [];
  const process = Object.assign(new EventEmitter(), { exit: (code: number) => exits.push(code) });
  stopAtSignals({ process, close: () => closed.promise, onError: () => undefined });
  process.emit('SIGTERM');
  return { closed, exits };
}

it('waits for a request as long as one may take', async () => {
  const { closed, exits } = stopping();
  await vi.advanceTimersByTimeAsync(REQUEST_MS);
  expect(exits).toEqual([]);
  closed.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(exits).toEqual([0]);
});

it('exits when a request takes longer', async () => {
  const { exits } = stopping();
  await vi.advanceTimersByTimeAsync(SHUTDOWN_MS);
  expect(exits).toEqual([1]);
});
