import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { impatient, openBucket } from '#api/s3/open-bucket.ts';
import { s3ForTest, startS3 } from '#api/s3/testing/s3-server.ts';
import { StoreFixture } from '../contract/store-fixture.ts';
import { uploadsContract } from '../contract/uploads.ts';
import { realDisk } from '../json/disk.ts';
import { openJsonStore } from '../json/json-store.ts';
import { fileOf } from '../json/record-files.ts';
import { openSealedDisk } from '../json/sealed-disk.ts';
import { kinds } from '../records/kinds.ts';
import { textOfFolder } from '../testing/text-of-folder.ts';
import { BucketPictures } from './bucket-pictures.ts';

const FULL = 507;
const bytes = Buffer.from('a picture');

describe('pictures in a bucket', () => {
  const fixture = new StoreFixture(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bucket-pictures-'));
    const s3 = await startS3();
    return {
      open: () =>
        openJsonStore({ folder, pictures: new BucketPictures(openBucket(s3.options, impatient)) }),
      refuseWrites: async (refuse) => s3.fail(refuse ? FULL : undefined),
      hold: async (hold) =>
        fileOf(kinds.hold, folder, await openSealedDisk(folder, realDisk)).write(hold),
      text: () => textOfFolder(folder),
      async remove() {
        s3.close();
        await rm(folder, { recursive: true });
      },
    };
  });
  beforeEach(() => fixture.setUp());
  afterEach(() => fixture.tearDown());
  uploadsContract(fixture);
});

async function picturesForTest() {
  let now = 0;
  const s3 = await s3ForTest();
  const bucket = openBucket({ ...s3.options, prefix: 'site/' }, impatient);
  onTestFinished(() => bucket.close());
  return {
    ...s3,
    pictures: new BucketPictures(bucket, () => now),
    wait(milliseconds: number) {
      now += milliseconds;
    },
  };
}

test('a picture is read from the bucket once until it is wanted again', async () => {
  const { pictures, calls } = await picturesForTest();
  const name = await pictures.add(bytes, 'png');
  const first = await Promise.all([pictures.find(name), pictures.find(name)]);
  expect(await Promise.all(first.map((found) => found?.read()))).toEqual([bytes, bytes]);
  const again = await pictures.find(name);
  expect(again && (await buffer(again.stream()))).toEqual(bytes);
  expect(calls.filter((call) => call.startsWith('GET'))).toHaveLength(2);
});

test('an object that is not what its name says is none, and can be stored again', async () => {
  const { pictures, objects } = await picturesForTest();
  const name = await pictures.add(bytes, 'png');
  objects.set(`site/${name}`, Buffer.from('a pict'));
  expect(await pictures.find(name)).toBeUndefined();
  await pictures.add(bytes, 'png');
  expect(await pictures.find(name)).toBeDefined();
});

test('other objects of the bucket are not listed', async () => {
  const { pictures, objects } = await picturesForTest();
  const name = await pictures.add(bytes, 'png');
  objects.set('site/notes.txt', bytes);
  objects.set(name, bytes);
  expect(await Array.fromAsync(pictures.names())).toEqual([name]);
  await pictures.remove(name);
  expect(await Array.fromAsync(pictures.names())).toEqual([]);
});

test('while the bucket is away each call fails at once, and is tried again after five seconds', async () => {
  const { pictures, calls, fail, wait } = await picturesForTest();
  fail(503);
  const name = '0123456789abcdef0123456789abcdef.png';
  await expect(pictures.find(name)).rejects.toMatchObject({ name: 'StoreUnavailableError' });
  const tried = calls.length;
  await expect(pictures.find(name)).rejects.toMatchObject({ name: 'StoreUnavailableError' });
  await expect(pictures.add(bytes, 'png')).rejects.toMatchObject({ name: 'StoreUnavailableError' });
  expect(calls).toHaveLength(tried);
  fail(undefined);
  wait(5_000);
  expect(await pictures.find(await pictures.add(bytes, 'png'))).toBeDefined();
});
