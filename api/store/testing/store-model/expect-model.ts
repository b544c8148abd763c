import fc from 'fast-check';
import type { StorageLocation } from '#api/store/store-contract.ts';
import { commands } from './commands.ts';
import { newModel } from './model.ts';

const STEPS = 30;

/**
 * Runs random sequences of commands, each on a new location. Rejects with the shortest sequence after which
 * the store differs from the model.
 */
export const expectModel = (
  createLocation: () => Promise<Pick<StorageLocation, 'open' | 'remove'>>,
  numRuns: number,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: STEPS, size: 'max' }), async (steps) => {
      const location = await createLocation();
      const real = {
        store: await location.open(),
        async restart() {
          await real.store.close();
          real.store = await location.open();
        },
      };
      try {
        await fc.asyncModelRun(() => ({ model: newModel(), real }), steps);
      } finally {
        await real.store.close();
        await location.remove();
      }
    }),
    { numRuns },
  );
