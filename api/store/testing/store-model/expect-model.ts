import { mkdir, mkdtemp, open, rename, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { FileDisk } from '#api/store/json/disk.ts';
import { openJsonStore } from '#api/store/json/json-store.ts';
import { commands } from './commands.ts';
import { newModel } from './model.ts';

const STEPS = 30;

/** No power is cut here, and a run is 30 times as fast without syncs. */
const unsyncedDisk = new FileDisk({
  async open(...file) {
    const opened = await open(...file);
    return {
      writeFile: (content) => opened.writeFile(content),
      sync: async () => undefined,
      close: () => opened.close(),
    };
  },
  rename,
  rm,
  mkdir,
  rmdir,
});

/** Rejects with the shortest sequence of commands after which the store differs from the model. */
export const expectModel = (numRuns: number): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: STEPS, size: 'max' }), async (steps) => {
      const folder = await mkdtemp(join(tmpdir(), 'store-model-'));
      const openStore = () => openJsonStore({ folder, disk: unsyncedDisk });
      const real = {
        store: await openStore(),
        async restart() {
          await real.store.close();
          real.store = await openStore();
        },
      };
      try {
        await fc.asyncModelRun(() => ({ model: newModel(), real }), steps);
      } finally {
        await real.store.close();
        await rm(folder, { recursive: true });
      }
    }),
    { numRuns },
  );
