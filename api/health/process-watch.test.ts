import { expect, it, onTestFinished, vi } from 'vitest';
import { apiForTest } from '#api/testing/api-test.ts';
import { watchProcess } from './process-watch.ts';

type Context = Parameters<ReturnType<typeof watchProcess>['countRequests']>[0];

/** A watch whose minutes pass by the fake timers. */
function watched() {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const watch = watchProcess();
  onTestFinished(watch.stop);
  const answer = async (status: number, times: number, route = 'page') => {
    const ctx = { state: { route }, res: { statusCode: status } } as unknown as Context;
    for (let time = 0; time < times; time += 1) await watch.countRequests(ctx, async () => {});
  };
  return { watch, answer };
}

it('has the share of 5xx of the last five minutes, from 20 requests on', async () => {
  const { watch, answer } = watched();
  await answer(500, 19);
  expect(watch.errorShare()).toBe(0);
  await answer(200, 19);
  expect(watch.errorShare()).toBe(0.5);
  vi.advanceTimersByTime(4 * 60_000);
  expect(watch.errorShare()).toBe(0.5);
  vi.advanceTimersByTime(60_000);
  await answer(200, 20);
  expect(watch.errorShare()).toBe(0);
});

it('does not count what machines ask', async () => {
  const { watch, answer } = watched();
  await answer(503, 100, '/readyz');
  await answer(200, 20);
  expect(watch.errorShare()).toBe(0);
});

it('has the delay of the event loop in seconds', async () => {
  const { watch } = watched();
  const blocked = () => {
    const end = performance.now() + 300;
    while (performance.now() < end);
  };
  await new Promise((resolve) => setTimeout(resolve, 50));
  blocked();
  await expect.poll(() => watch.loopDelay()).toBeGreaterThan(0.2);
});

it('fails its check when requests fail', async () => {
  let isBroken = false;
  const api = await apiForTest({
    clock: () => {
      if (isBroken) throw new RangeError('No time');
      return new Date();
    },
  });
  isBroken = true;
  for (let call = 0; call < 20; call += 1) await api.send('GET /api/calendar/next-slot');
  isBroken = false;
  expect((await api.send('GET /readyz')).json).toMatchObject({ checks: { errors: 'fail' } });
});
