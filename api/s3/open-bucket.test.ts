import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { impatient, openBucket } from './open-bucket.ts';
import type { S3Bucket } from './s3-variables.ts';
import { s3ForTest } from './testing/s3-server.ts';

async function bucketForTest(changes: Partial<S3Bucket> = {}, patience = impatient) {
  const s3 = await s3ForTest();
  const bucket = openBucket({ ...s3.options, ...changes }, patience);
  onTestFinished(() => bucket.close());
  return { ...s3, bucket };
}

const bytes = Buffer.from('a picture');

async function namesIn(names: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const name of names) found.push(name);
  return found;
}

describe('a bucket', () => {
  test('has what was put into it, below its prefix', async () => {
    const { bucket, objects } = await bucketForTest({ prefix: 'site/' });
    await bucket.put('a b.png', bytes, 'image/png');
    expect([...objects.keys()]).toEqual(['site/a b.png']);
    expect(await bucket.sizeOf('a b.png')).toBe(bytes.length);
    const found = await bucket.read('a b.png');
    expect(found && (await buffer(found))).toEqual(bytes);
  });

  test('answers undefined for what it has not', async () => {
    const { bucket } = await bucketForTest();
    expect(await bucket.sizeOf('none')).toBeUndefined();
    expect(await bucket.read('none')).toBeUndefined();
  });

  test('lists the names below its prefix, over several pages', async () => {
    const { bucket, objects } = await bucketForTest({ prefix: 'site/' });
    for (const key of ['other', 'site/a', 'site/b', 'site/c', 'site/d', 'site/e']) {
      objects.set(key, bytes);
    }
    expect(await namesIn(bucket.names())).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('forgets what is removed, also twice', async () => {
    const { bucket, objects } = await bucketForTest();
    await bucket.put('one', bytes, 'image/png');
    await bucket.remove('one');
    await bucket.remove('one');
    expect(objects.size).toBe(0);
  });

  test('is ready, with one call, though it has no objects', async () => {
    const { bucket, calls } = await bucketForTest({ prefix: 'site/' });
    await bucket.checkReady();
    expect(calls).toEqual(['HEAD /backups/']);
  });

  test('takes a large file in parts', async () => {
    const { bucket, objects, calls } = await bucketForTest();
    const large = randomBytes(17 * 2 ** 20);
    const path = join(await temporaryFolder(), 'large');
    await writeFile(path, large);
    await bucket.putFile('large', path, 'application/gzip');
    expect(objects.get('large')?.equals(large)).toBe(true);
    expect(calls.filter((call) => call === 'PUT /backups/large')).toHaveLength(2);
  });

  test('has no part of a file whose upload failed', async () => {
    const { bucket, objects, unfinished } = await bucketForTest();
    const path = join(await temporaryFolder(), 'missing');
    await expect(bucket.putFile('large', path, 'application/gzip')).rejects.toThrow('ENOENT');
    expect(objects.size + unfinished.size).toBe(0);
  });
});

test.each<[string, Partial<S3Bucket>, string]>([
  ['a wrong key', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch (403)'],
  ['an unknown bucket', { bucket: 'unknown' }, 'NoSuchBucket (404)'],
  ['a store that is away', { endpoint: 'http://127.0.0.1:1' }, 'ECONNREFUSED'],
])('%s is an error with the reason, and without the secret', async (_, changes, reason) => {
  const { bucket } = await bucketForTest(changes);
  const error = await bucket.read('one').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'S3Error', message: expect.stringContaining(reason) });
  expect(String(error)).not.toContain('test-secret');
  await expect(bucket.put('one', bytes, 'image/png')).rejects.toThrow(reason);
  await expect(namesIn(bucket.names())).rejects.toThrow(reason);
  // An answer to HEAD has a status alone.
  await expect(bucket.checkReady()).rejects.toMatchObject({ name: 'S3Error' });
});

test.each(['before', 'within'] as const)(
  'a store that stalls %s its answer is one that is away',
  async (where) => {
    const { bucket, objects, stall } = await bucketForTest({}, { attempts: 1, idle: 200 });
    objects.set('one', bytes);
    stall(where);
    await expect(bucket.bytes('one')).rejects.toMatchObject({ name: 'S3Error' });
  },
);
