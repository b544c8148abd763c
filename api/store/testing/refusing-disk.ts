import { type Disk, realDisk } from '#api/store/json/disk.ts';

/**
 * The real disk with some failing writes: `codeOf` gets the number of each write, from 1, and returns
 * the error code, or undefined to let it succeed.
 */
export function refusingDisk(codeOf: (write: number) => string | undefined): Disk {
  let writes = 0;
  return {
    makeFolder: (folder) => realDisk.makeFolder(folder),
    recoverFolder: (folder) => realDisk.recoverFolder(folder),
    async replaceFile(...file) {
      writes += 1;
      const code = codeOf(writes);
      if (code) throw Object.assign(new Error(`${code}: refused by the test`), { code });
      await realDisk.replaceFile(...file);
    },
  };
}
