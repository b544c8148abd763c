import { expect, it } from 'vitest';
import { createLocalState } from '#api/shared/local-state.ts';
import type { ApiContext } from './api-context.ts';
import { createClientKey } from './client-address.ts';
import { createSignInLimit } from './sign-in-limit.ts';

function codeCounter() {
  const shared = createLocalState();
  let device: string | undefined;
  const { countCode } = createSignInLimit({
    shared,
    clientKey: createClientKey({ trustProxy: 0, secret: shared.clientSecret }),
    knownDevice: async () => device,
  });
  const count = () => countCode({} as ApiContext);
  return {
    count,
    /** How many of `calls` are not refused; of a stranger without a device. */
    async counted(calls: number, from?: string) {
      device = from;
      const outcomes = await Promise.allSettled(Array.from({ length: calls }, count));
      return outcomes.filter(({ status }) => status === 'fulfilled').length;
    },
  };
}

it('takes twenty wrong codes a day from all strangers together, and as many from each known device', async () => {
  const { counted } = codeCounter();
  expect(await counted(30)).toBe(20);
  expect(await counted(1)).toBe(0);
  expect(await counted(30, 'phone')).toBe(20);
  expect(await counted(1, 'laptop')).toBe(1);
});

it('does not count right codes', async () => {
  const { count, counted } = codeCounter();
  for (let n = 0; n < 30; n += 1) await (await count())();
  expect(await counted(30)).toBe(20);
});
