import { mkdir, mkdtemp, open, rename, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileDisk } from '#api/store/json/disk.ts';
import { openJsonStore } from '#api/store/json/json-store.ts';

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

/** A temporary folder for a JSON store that does not sync its files. */
export async function createUnsyncedLocation() {
  const folder = await mkdtemp(join(tmpdir(), 'store-model-'));
  return {
    open: () => openJsonStore({ folder, disk: unsyncedDisk }),
    remove: () => rm(folder, { recursive: true }),
  };
}
