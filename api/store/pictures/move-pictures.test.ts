import { readdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migratePictures } from '#api/migrate-pictures.ts';
import { s3ForTest } from '#api/s3/testing/s3-server.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';

/** The closed data folder of a store with two pictures, and a bucket. */
async function forMove() {
  const dataDir = await temporaryFolder();
  const store = await storeForTest(dataDir);
  const names = [
    await store.uploads.add(Buffer.from('one'), 'png'),
    await store.uploads.add(Buffer.from('two'), 'jpg'),
  ].sort();
  const s3 = await s3ForTest('pictures');
  const variables = { DATA_DIR: dataDir, PICTURES_BUCKET: 'pictures/site', ...s3.variables };
  async function move(...words: string[]) {
    const lines: string[] = [];
    await migratePictures(words, variables, (line) => lines.push(line));
    return lines.join('\n');
  }
  return { dataDir, store, names, s3, move, folder: join(dataDir, 'uploads') };
}

test('pictures move from a folder into a bucket beside the server, and back', async () => {
  const { store, names, s3, move, folder } = await forMove();
  expect(await move('folder', 's3')).toContain('2 pictures are there with the right digest; 2 of');
  expect([...s3.objects.keys()].sort()).toEqual(names.map((name) => `site/${name}`));
  expect((await readdir(folder)).sort()).toEqual(names);
  expect(await move('folder', 's3', '--remove')).toContain('0 of them were copied now');
  expect(await readdir(folder)).toEqual([]);

  await store.close();
  await move('s3', 'folder', '--remove');
  expect((await readdir(folder)).sort()).toEqual(names);
  expect(s3.objects.size).toBe(0);
});

test('a picture that arrives otherwise than it was sent stops the move, and nothing is removed', async () => {
  const { names, s3, move, folder } = await forMove();
  s3.damage((key, body) => (key.endsWith('.png') ? body.subarray(1) : body));
  await expect(move('folder', 's3', '--remove')).rejects.toThrow(
    '.png is not there as it was written.',
  );
  expect((await readdir(folder)).sort()).toEqual(names);
});

test('a damaged picture is left and named', async () => {
  const { names, s3, move, folder } = await forMove();
  const [damaged = '', other = ''] = names;
  await truncate(join(folder, damaged), 1);
  const output = await move('folder', 's3', '--remove');
  expect(output).toContain(`${damaged} is damaged and was left where it is.`);
  expect([...s3.objects.keys()]).toEqual([`site/${other}`]);
  expect(await readdir(folder)).toEqual([damaged]);
});

test.each([
  [['folder', 'folder'], 'Usage: npm run migrate -- --pictures <from> <to>'],
  [['folder', 'ftp'], 'Usage: '],
  [['folder', 's3', '--delete'], 'Usage: '],
  [['folder', 'database'], 'Set DATABASE_URL'],
  [['s3', 'folder'], 'is in use by another process'],
])('the command refuses %j', async (words, message) => {
  const { move } = await forMove();
  await expect(move(...words)).rejects.toThrow(message);
});

test('a bucket that is away is named', async () => {
  const { s3, move } = await forMove();
  s3.fail(403);
  await expect(move('folder', 's3')).rejects.toThrow(
    /^The bucket pictures of http.* did not do what was asked: \w+ \(403\)$/,
  );
});
