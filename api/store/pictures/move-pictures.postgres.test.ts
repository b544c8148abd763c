import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { openBucket } from '#api/s3/open-bucket.ts';
import { s3ForTest } from '#api/s3/testing/s3-server.ts';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { checkBackup } from '../json/check-backup.ts';
import { openPostgresStore } from '../postgres/postgres-store.ts';
import { createTestDatabase } from '../postgres/testing/test-database.ts';
import { BucketPictures } from './bucket-pictures.ts';

const program = fileURLToPath(new URL('../../migrate.ts', import.meta.url));
const bytes = Buffer.from('a picture');

test('pictures move out of a database beside its server, and back', async () => {
  const { url, query, drop } = await createTestDatabase();
  onTestFinished(drop);
  const store = await openPostgresStore({ url, connections: 2 });
  onTestFinished(() => store.close());
  const name = await store.uploads.add(bytes, 'png');
  const DATA_DIR = await temporaryFolder();
  const env = { DATABASE_URL: url, DATA_DIR };
  const move = (...words: string[]) =>
    promisify(execFile)(process.execPath, [program, '--pictures', ...words], { env });
  const rows = async () => (await query('select name from uploads')).rows;

  await move('database', 'folder', '--remove');
  expect(await readdir(join(DATA_DIR, 'uploads'))).toEqual([name]);
  expect(await rows()).toEqual([]);
  await move('folder', 'database');
  expect(await rows()).toEqual([{ name }]);
});

test('the backup of a database has the pictures of its bucket', async () => {
  const { url, query, drop } = await createTestDatabase();
  onTestFinished(drop);
  const s3 = await s3ForTest();
  const pictures = new BucketPictures(openBucket(s3.options));
  const store = await openPostgresStore({ url, connections: 2, pictures });
  onTestFinished(() => store.close());
  const picture = { create: { width: 4, height: 3, channels: 3, background: '#2b4fb3' } } as const;
  const name = await store.uploads.add(await sharp(picture).png().toBuffer(), 'png');
  expect([...s3.objects.keys()]).toEqual([name]);
  expect((await query('select name from uploads')).rows).toEqual([]);
  const archive = join(await temporaryFolder(), 'backup.tar.gz');
  await writeFile(archive, await store.backUp());
  expect((await checkBackup(archive)).counts.get('pictures')).toBe(1);
});
