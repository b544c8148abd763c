import { expect, it } from 'vitest';
import { readSamples } from '../sample-content.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openJsonStore } from './json-store.ts';

const samples = await readSamples(new Date('2026-11-25T15:00:00.000Z'));

/** How many agreements and articles a start shows. */
async function startOn(folder: string): Promise<[number, number]> {
  const store = await openJsonStore({ folder, samples });
  try {
    return [(await store.agreementTemplates.all()).length, (await store.posts.all()).length];
  } finally {
    await store.close();
  }
}

it('a new folder begins with the sample agreements, and keeps them', async () => {
  const folder = await temporaryFolder();
  const first = await startOn(folder);
  expect(first[0]).toBe(samples.agreements.length);
  expect(samples.agreements.length).toBeGreaterThan(0);
  expect(await startOn(folder)).toEqual(first);
});

it('a folder of an earlier version begins to ask nobody for a signature', async () => {
  const folder = await temporaryFolder();
  // Without a file of agreements, as it had none.
  const store = await openJsonStore({ folder });
  await store.markBookingsSeen('2026-11-25T15:00:00.000Z');
  await store.close();
  expect(await startOn(folder)).toEqual([0, samples.posts.length]);
});
