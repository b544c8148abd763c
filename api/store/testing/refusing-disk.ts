import { type Disk, realDisk } from '#api/store/json/disk.ts';

/**
 * The real disk, for a test in which some writes fail: `codeOf` is asked at every write, counted
 * from 1, for the code to fail with, or undefined to let the write be.
 */
export function refusingDisk(codeOf: (write: number) => string | undefined): Disk {
  let writes = 0;
  return {
    async replaceFile(...file) {
      writes += 1;
      const code = codeOf(writes);
      if (code) throw Object.assign(new Error(`${code}: refused by the test`), { code });
      await realDisk.replaceFile(...file);
    },
  };
}
