import { expect, it } from 'vitest';
import type { StoreFixture } from './store-fixture.ts';

export function postReadsContract(fixture: StoreFixture): void {
  it('adds up counts, also over a restart', async () => {
    expect(await fixture.store.postReads()).toEqual(new Map());
    await fixture.store.addPostReads(new Map([['a', 2]]));
    await Promise.all([
      fixture.store.addPostReads(new Map([['a', 1]])),
      fixture.store.addPostReads(new Map([['b', 5]])),
    ]);
    await fixture.reopen();
    expect(await fixture.store.postReads()).toEqual(
      new Map([
        ['a', 3],
        ['b', 5],
      ]),
    );
  });

  it('does not count a failed write', async () => {
    await fixture.store.addPostReads(new Map([['a', 2]]));
    await fixture.refuseWrites(true);
    await expect(fixture.store.addPostReads(new Map([['a', 1]]))).rejects.toThrow();
    expect(await fixture.store.postReads()).toEqual(new Map([['a', 2]]));
  });
}
