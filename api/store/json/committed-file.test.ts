import { setImmediate as nextTurn } from 'node:timers/promises';
import { Low } from 'lowdb';
import { describe, expect, test } from 'vitest';
import { CommittedFile } from './committed-file.ts';

/** A file in memory whose writes the test completes or rejects. */
function heldFile(content: readonly string[] = []) {
  const writes: { content: readonly string[]; finish(): void; refuse(error: Error): void }[] = [];
  let onWrite = () => {};
  const adapter = {
    read: async () => content,
    write(written: readonly string[]) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      writes.push({ content: written, finish: resolve, refuse: reject });
      onWrite();
      return promise;
    },
  };
  return {
    file: new CommittedFile(new Low<readonly string[]>(adapter, content)),
    writes,
    /** The `count`th write, once it has started. */
    async write(count: number) {
      while (writes.length < count) {
        await new Promise<void>((resolve) => {
          onWrite = resolve;
        });
      }
      return writes[count - 1] as (typeof writes)[number];
    },
  };
}

const append = (file: CommittedFile<readonly string[]>, word: string) =>
  file.change((words) =>
    words.includes(word)
      ? { next: words, result: 'there already' }
      : { next: [...words, word], result: 'added' },
  );

describe('changes to a file', () => {
  test('made concurrently share a write, in the order of the calls', async () => {
    const { file, write, writes } = heldFile();
    const words = Array.from({ length: 200 }, (_, index) => `word-${index}`);
    const changes = Promise.all(words.map((word) => append(file, word)));
    (await write(1)).finish();
    await changes;
    expect(file.content).toEqual(words);
    expect(writes).toHaveLength(1);
  });

  test('made during a write share the next one', async () => {
    const { file, write, writes } = heldFile();
    const first = append(file, 'first');
    const running = await write(1);
    const later = ['second', 'third'].map((word) => append(file, word));
    await nextTurn();
    await nextTurn();
    expect(writes).toHaveLength(1);
    running.finish();
    await first;
    (await write(2)).finish();
    await Promise.all(later);
    expect(writes.map(({ content }) => content)).toEqual([['first'], ['first', 'second', 'third']]);
  });

  test('are not visible before they are on disk', async () => {
    const { file, write } = heldFile(['old']);
    const change = append(file, 'new');
    const running = await write(1);
    expect(file.content).toEqual(['old']);
    running.finish();
    await change;
    expect(file.content).toEqual(['old', 'new']);
  });

  test('refused because of another are answered only once that one is on disk', async () => {
    const { file, write } = heldFile();
    const winner = append(file, 'word');
    const loser = append(file, 'word');
    (await write(1)).refuse(new Error('refused'));
    await expect(winner).rejects.toMatchObject({ name: 'StoreWriteError' });
    await expect(loser).rejects.toMatchObject({ name: 'StoreWriteError' });
    expect(file.content).toEqual([]);
  });

  test('that change nothing write nothing', async () => {
    const { file, writes } = heldFile(['word']);
    expect(await append(file, 'word')).toBe('there already');
    expect(writes).toHaveLength(0);
  });

  test('that throw reject only their own caller', async () => {
    const { file, write } = heldFile();
    const thrown = file.change(() => {
      throw new RangeError('not this one');
    });
    const added = append(file, 'word');
    (await write(1)).finish();
    await expect(thrown).rejects.toBeInstanceOf(RangeError);
    expect(await added).toBe('added');
  });

  test.each([
    ['ENOSPC', true],
    ['EDQUOT', true],
    ['EIO', false],
    ['EROFS', false],
  ])('that fail with %s say whether the disk is full: %s', async (code, full) => {
    const { file, write } = heldFile();
    const change = append(file, 'word');
    const cause = Object.assign(new Error('refused'), { code });
    (await write(1)).refuse(cause);
    await expect(change).rejects.toMatchObject({ name: 'StoreWriteError', full, cause });
  });
});
