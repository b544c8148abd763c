import { expect, it } from 'vitest';
import { createLocalState } from '#api/shared/local-state.ts';
import type { ApiContext } from './api-context.ts';
import { createClientKey } from './client-address.ts';
import { createSignInLimit } from './sign-in-limit.ts';

const shared = () => createLocalState();

/** Calls of a device; without an id, of a stranger. */
function limitFor(state = shared(), device?: string) {
  const clientKey = createClientKey({ trustProxy: 0, secret: state.clientSecret });
  const { countCode } = createSignInLimit({
    shared: state,
    clientKey,
    knownDevice: async () => device,
  });
  return () => countCode({} as ApiContext);
}

const countedOf = async (call: () => Promise<unknown>, calls: number) =>
  (await Promise.allSettled(Array.from({ length: calls }, call))).filter(
    ({ status }) => status === 'fulfilled',
  ).length;

it('takes twenty wrong codes a day from all strangers together, and keeps the owner’s device out of it', async () => {
  const state = shared();
  expect(await countedOf(limitFor(state), 30)).toBe(20);
  await expect(limitFor(state)()).rejects.toMatchObject({ code: 'rate_limited' });
  expect(await countedOf(limitFor(state, 'phone'), 30)).toBe(20);
  expect(await countedOf(limitFor(state, 'laptop'), 1)).toBe(1);
});

it('does not count right codes', async () => {
  const count = limitFor();
  for (let n = 0; n < 30; n += 1) await (await count())();
  expect(await countedOf(count, 30)).toBe(20);
});
