import { basename } from 'node:path';
import { type Disk, realDisk } from '#api/store/json/disk.ts';
import { MANIFEST } from '#api/store/json/manifest.ts';

/**
 * The real disk with some failing writes: `codeOf` gets the number of each write, from 1, and returns
 * the error code, or undefined to let it succeed. Those of the
 * manifest do not count: they share the fate of the next one.
 */
export function refusingDisk(codeOf: (write: number) => string | undefined): Disk {
  let writes = 0;
  const refuse = (path: string) => {
    const code = codeOf(writes + 1);
    if (basename(path) !== MANIFEST) writes += 1;
    if (code) throw Object.assign(new Error(`${code}: refused by the test`), { code });
  };
  return {
    makeFolder: (folder) => realDisk.makeFolder(folder),
    recoverFolder: (folder) => realDisk.recoverFolder(folder),
    async replaceFile(...file) {
      const [path] = file;
      refuse(path);
      await realDisk.replaceFile(...file);
    },
    async stageFile(path, content) {
      const staged = await realDisk.stageFile(path, content);
      const place = async (...before: Parameters<typeof staged.place>) => {
        refuse(path);
        await staged.place(...before);
      };
      return { ...staged, place };
    },
  };
}
