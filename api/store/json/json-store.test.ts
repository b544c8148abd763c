import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusingDisk } from '#api/store/testing/refusing-disk.ts';
import { textOfFolder } from '#api/store/testing/text-of-folder.ts';
import { kinds } from '../records/kinds.ts';
import { describeStore } from '../store-contract.ts';
import { openJsonStore } from './json-store.ts';
import { fileOf } from './record-files.ts';
import { openSealedDisk } from './sealed-disk.ts';

describeStore('JSON store', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'json-store-'));
  let refuse = false;
  const disk = refusingDisk(() => (refuse ? 'ENOSPC' : undefined));
  return {
    open: () => openJsonStore({ folder, disk }),
    async refuseWrites(next) {
      refuse = next;
    },
    hold: async (hold) =>
      fileOf(kinds.hold, folder, await openSealedDisk(folder, disk)).write(hold),
    text: () => textOfFolder(folder),
    remove: () => rm(folder, { recursive: true }),
  };
});
