import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { ByteRange } from '../resources/report-files.ts';
import type { StoreFixture } from './store-fixture.ts';

const MB = 2 ** 20;

/** Bytes in which no two megabytes are alike. */
const content = (bytes: number): Buffer =>
  Buffer.from(Uint8Array.from({ length: bytes }, (_, at) => (at * 7 + (at >> 20) * 13) % 251));

/** `bytes` in pieces of odd sizes. */
async function* streamOf(bytes: Buffer, piece = 100_003): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
}

async function* failing(bytes: Buffer, error: Error): AsyncGenerator<Uint8Array> {
  yield* streamOf(bytes);
  throw error;
}

/** Files of reports. */
export function reportFilesContract(fixture: StoreFixture): void {
  const files = () => fixture.store.reportFiles;
  const read = async (id: string, range?: ByteRange) => {
    const stream = await files().read(id, range);
    return stream && (await buffer(stream));
  };

  test.each([0, 1, MB - 1, MB, MB + 1, 3 * MB + 5])(
    'of %s bytes are as they were',
    async (size) => {
      const bytes = content(size);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      expect(await files().write('one', streamOf(bytes))).toEqual({ bytes: size, sha256 });
      await fixture.reopen();
      expect(await files().size('one')).toBe(size);
      expect((await read('one'))?.equals(bytes)).toBe(true);
    },
  );

  test.each([
    [0, 0],
    [0, MB - 1],
    [MB - 1, MB],
    [MB, MB],
    [MB + 10, 3 * MB + 4],
    [3 * MB, 3 * MB + 4],
  ])('are read from byte %s to %s', async (start, end) => {
    const bytes = content(3 * MB + 5);
    await files().write('one', streamOf(bytes));
    const found = await read('one', { start, end });
    expect(found?.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  test('are missing before they are written and after they are removed', async () => {
    expect([await files().size('one'), await read('one')]).toEqual([undefined, undefined]);
    await files().write('one', streamOf(content(10)));
    await files().write('two', streamOf(content(20)));
    await files().remove(['one', 'nobody', '../two']);
    expect([await files().size('one'), await read('one')]).toEqual([undefined, undefined]);
    expect(await files().size('two')).toBe(20);
  });

  test('are replaced as a whole', async () => {
    await files().write('one', streamOf(content(2 * MB)));
    const next = content(MB + 3).reverse();
    await files().write('one', streamOf(next));
    await fixture.reopen();
    expect((await read('one'))?.equals(next)).toBe(true);
  });

  test('are as they were after a stream that failed', async () => {
    const error = new Error('The line went dead');
    const broken = files().write('new', failing(content(2 * MB), error));
    await expect(broken).rejects.toBe(error);
    expect(await files().size('new')).toBeUndefined();
    const first = content(MB + 1);
    await files().write('one', streamOf(first));
    await expect(files().write('one', failing(content(MB), error))).rejects.toBe(error);
    await fixture.reopen();
    expect(await files().size('new')).toBeUndefined();
    expect((await read('one'))?.equals(first)).toBe(true);
  });

  test('are as they were after a write that is refused', async () => {
    const first = content(MB + 1);
    await files().write('one', streamOf(first));
    await fixture.refuseWrites(true);
    const refused = { name: 'StoreWriteError', full: true };
    await expect(files().write('one', streamOf(content(5)))).rejects.toMatchObject(refused);
    await expect(files().write('new', streamOf(content(5)))).rejects.toMatchObject(refused);
    await fixture.refuseWrites(false);
    expect((await read('one'))?.equals(first)).toBe(true);
    expect(await files().size('new')).toBeUndefined();
  });

  test('written at the same time are one of the two', async () => {
    const both = [content(MB + 1), content(2 * MB).reverse()] as const;
    await Promise.all(both.map((bytes) => files().write('one', streamOf(bytes))));
    const found = await read('one');
    expect(both.some((bytes) => found?.equals(bytes))).toBe(true);
    expect(await files().size('one')).toBe(found?.length);
  });

  test.each(['', '..', '../one', 'a/b', 'a.b', 'x'.repeat(101)])(
    'have no id like %j',
    async (id) => {
      await expect(files().write(id, streamOf(content(1)))).rejects.toThrow(TypeError);
      expect([await files().size(id), await read(id)]).toEqual([undefined, undefined]);
      await files().remove([id]);
    },
  );
}
