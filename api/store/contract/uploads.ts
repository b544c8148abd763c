import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { StoreFixture } from './store-fixture.ts';

const bytes = Buffer.from('\x89PNG and what follows', 'latin1');

/** Uploaded pictures. */
export function uploadsContract(fixture: StoreFixture): void {
  it('survive a restart byte for byte, named by content hash', async () => {
    const name = await fixture.store.uploads.add(bytes, 'png');
    expect(name).toMatch(/^[0-9a-f]{32}\.png$/);
    await fixture.reopen();
    const found = await fixture.store.uploads.find(name);
    expect(found?.size).toBe(bytes.length);
    expect(await found?.read()).toEqual(bytes);
    expect(found && (await buffer(found.stream()))).toEqual(bytes);
  });

  it('have the same name for the same bytes only', async () => {
    const names = await Promise.all(
      Array.from({ length: 10 }, () => fixture.store.uploads.add(bytes, 'png')),
    );
    expect(new Set(names).size).toBe(1);
    expect(await fixture.store.uploads.add(Buffer.from('other'), 'png')).not.toBe(names[0]);
  });

  it.each(['', '.', '../posts.json', '0123456789abcdef0123456789abcdef.png'])(
    'are not found under the name %j',
    async (name) => {
      await fixture.store.uploads.add(bytes, 'png');
      expect(await fixture.store.uploads.find(name)).toBeUndefined();
    },
  );

  it('can be added again after a failed write', async () => {
    await fixture.refuseWrites(true);
    await expect(fixture.store.uploads.add(bytes, 'webp')).rejects.toMatchObject({
      name: 'StoreWriteError',
      full: true,
    });
    await fixture.refuseWrites(false);
    const name = await fixture.store.uploads.add(bytes, 'webp');
    expect(await fixture.store.uploads.find(name)).toBeDefined();
  });
}
