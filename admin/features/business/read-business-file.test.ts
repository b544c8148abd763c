import { expect, it } from 'vitest';
import { readBusinessFile } from './read-business-file.ts';

it('reads a file of 9 MB, with its pictures, and none that is larger', async () => {
  const text = 'x'.repeat(9 * 1024 * 1024 - 2);
  expect(await readBusinessFile(new Blob([`"${text}"`]))).toBe(text);
  await expect(readBusinessFile(new Blob([`"${text}x"`]))).rejects.toThrow(/larger than 9 MB/);
});
