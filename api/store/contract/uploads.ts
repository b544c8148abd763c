import { expect, it } from 'vitest';
import type { Stage } from './stage.ts';

const bytes = Buffer.from('\x89PNG and what follows', 'latin1');

/** Pictures that the owner uploaded. */
export function uploadsContract(stage: Stage): void {
  it('are kept over a restart, byte for byte, under a name that says what they are', async () => {
    const name = await stage.store.uploads.add(bytes, 'png');
    expect(name).toMatch(/^[0-9a-f]{32}\.png$/);
    await stage.reopen();
    expect(Buffer.from((await stage.store.uploads.find(name)) ?? [])).toEqual(bytes);
  });

  it('have one name however often they come, and others for other bytes', async () => {
    const names = await Promise.all(
      Array.from({ length: 10 }, () => stage.store.uploads.add(bytes, 'png')),
    );
    expect(new Set(names).size).toBe(1);
    expect(await stage.store.uploads.add(Buffer.from('other'), 'png')).not.toBe(names[0]);
  });

  it.each(['', '.', '../posts.json', '0123456789abcdef0123456789abcdef.png'])(
    'are not there under the name %j',
    async (name) => {
      await stage.store.uploads.add(bytes, 'png');
      expect(await stage.store.uploads.find(name)).toBeUndefined();
    },
  );

  it('are not there when the write was refused, and can come again', async () => {
    stage.refuseWrites(true);
    await expect(stage.store.uploads.add(bytes, 'webp')).rejects.toMatchObject({
      name: 'StoreWriteError',
      full: true,
    });
    stage.refuseWrites(false);
    const name = await stage.store.uploads.add(bytes, 'webp');
    expect(await stage.store.uploads.find(name)).toBeDefined();
  });
}
