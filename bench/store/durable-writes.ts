import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a whole file durably for `seconds`, one write after another: temporary file, fsync, rename,
 * fsync of the folder. Returns writes a second.
 */
export async function durableWrites(path: string, bytes: number, seconds: number): Promise<number> {
  const content = Buffer.alloc(bytes, 'x');
  const folder = await open(dirname(path), 'r');
  const begun = performance.now();
  let writes = 0;
  while (performance.now() - begun < seconds * 1000) {
    const file = await open(`${path}.new`, 'w');
    await file.writeFile(content);
    await file.sync();
    await file.close();
    await rename(`${path}.new`, path);
    await folder.sync();
    writes += 1;
  }
  const lasted = (performance.now() - begun) / 1000;
  await folder.close();
  return writes / lasted;
}
