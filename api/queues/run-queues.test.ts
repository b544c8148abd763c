import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import type { Attempt, Queue } from './queue.ts';
import { runQueues } from './run-queues.ts';

interface Item {
  id: string;
}

const sent: Attempt<string> = { outcome: 'sent', isSilent: false };

/** A queue of these items, each claimed once, and what became of them. */
function queueOf(ids: readonly string[], attempt: (item: Item) => Promise<Attempt<string>>) {
  const left = ids.map((id) => ({ id }));
  const outcomes: Record<string, string> = {};
  const queue: Queue<Item, string> = {
    id: 'queue',
    lanes: 1,
    batch: 3,
    lease: 60_000,
    claim: async ({ limit }) => left.splice(0, limit),
    attempt,
    async settle(id, outcome) {
      outcomes[id] = outcome;
    },
    async giveBack(id, reason) {
      outcomes[id] = reason;
    },
  };
  return { queue, outcomes };
}

function run(queues: () => Promise<readonly Queue<Item, string>[]>, { interval = 5 } = {}) {
  const job = runQueues({
    clock: () => new Date('2026-11-20T15:00:00.000Z'),
    log: pino({ level: 'silent' }),
    queues,
    interval,
  });
  onTestFinished(() => job.stop());
  return job;
}

it('attempts batch after batch without a wait for the next look', async () => {
  const { queue, outcomes } = queueOf(['a', 'b', 'c', 'd', 'e'], async () => sent);
  run(async () => [queue], { interval: 60_000 });
  await expect
    .poll(() => outcomes)
    .toEqual({ a: 'sent', b: 'sent', c: 'sent', d: 'sent', e: 'sent' });
});

it('gives the rest of the batch back when one attempt shows that it is no use', async () => {
  const attempts: string[] = [];
  const { queue, outcomes } = queueOf(['a', 'b', 'c', 'd'], async ({ id }) => {
    attempts.push(id);
    return { outcome: 'failed', isSilent: true, stopReason: 'The server is away.' };
  });
  const job = run(async () => [queue]);
  const reason = 'The server is away.';
  await expect.poll(() => outcomes).toEqual({ a: 'failed', b: reason, c: reason });
  await job.stop();
  expect(attempts).toEqual(['a']);
});

it('claims no more for a queue that is gone, and ends its batch', async () => {
  const begun = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<Attempt<string>>();
  const { queue, outcomes } = queueOf(['a', 'b', 'c', 'd'], () => {
    begun.resolve();
    return answer.promise;
  });
  let looks = 0;
  run(async () => {
    looks += 1;
    return looks === 1 ? [queue] : [];
  });
  await begun.promise;
  await expect.poll(() => looks).toBeGreaterThan(2);
  answer.resolve(sent);
  await expect.poll(() => outcomes).toEqual({ a: 'sent', b: 'sent', c: 'sent' });
  await expect.poll(() => looks).toBeGreaterThan(9);
  expect(outcomes).not.toHaveProperty('d');
});

it('attempts what is sent side by side in all lanes', async () => {
  const answers = new Map<string, PromiseWithResolvers<Attempt<string>>>();
  const { queue, outcomes } = queueOf(['slow', 'b', 'c', 'd'], async ({ id }) => {
    if (id !== 'slow') return sent;
    const answer = Promise.withResolvers<Attempt<string>>();
    answers.set(id, answer);
    return answer.promise;
  });
  run(async () => [{ ...queue, lanes: 2 }]);
  await expect.poll(() => outcomes).toEqual({ b: 'sent', c: 'sent', d: 'sent' });
  answers.get('slow')?.resolve(sent);
  await expect.poll(() => outcomes).toHaveProperty('slow', 'sent');
});
