import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { StorageLocation } from '#api/store/store-contract.ts';
import { moneyStep, type Run } from './money-steps.ts';
import { readBooks } from './read-books.ts';

/** Steps of a run. */
export const STEPS = 50;

/** After every appointment, so that whatever is unpaid is open. */
const TODAY = '2027-03-01';

/**
 * Makes `numRuns` random sequences of `STEPS` steps, each on a new location. Rejects with the sequence in which an
 * erasure changes a figure of the books.
 */
export const expectEqualBooks = (
  createLocation: () => Promise<Pick<StorageLocation, 'open' | 'remove'>>,
  numRuns: number,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.array(moneyStep, { minLength: STEPS, maxLength: STEPS }), async (steps) => {
      const location = await createLocation();
      const store = await location.open();
      try {
        const run: Run = { store, ids: [], steps: 0 };
        for (const step of steps) {
          const before = step.isErasure && (await readBooks(store, TODAY));
          await step.run(run);
          run.steps += 1;
          if (!before) continue;
          const after = await readBooks(store, TODAY);
          if (isDeepStrictEqual(after, before)) continue;
          const done = steps.slice(0, run.steps).map(({ text }) => text);
          throw new Error(
            `${done.join('\n')}\n${JSON.stringify(before)}\nbecame ${JSON.stringify(after)}`,
          );
        }
      } finally {
        await store.close();
        await location.remove();
      }
    }),
    // A shorter sequence would be other steps.
    { numRuns, endOnFailure: true },
  );
