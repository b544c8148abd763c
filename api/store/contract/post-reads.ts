import { expect, it } from 'vitest';
import type { Stage } from './stage.ts';

export function postReadsContract(stage: Stage): void {
  it('adds up what is counted, also over a restart', async () => {
    expect(await stage.store.postReads()).toEqual(new Map());
    await stage.store.addPostReads(new Map([['a', 2]]));
    await Promise.all([
      stage.store.addPostReads(new Map([['a', 1]])),
      stage.store.addPostReads(new Map([['b', 5]])),
    ]);
    await stage.reopen();
    expect(await stage.store.postReads()).toEqual(
      new Map([
        ['a', 3],
        ['b', 5],
      ]),
    );
  });

  it('counts nothing that was not written', async () => {
    await stage.store.addPostReads(new Map([['a', 2]]));
    stage.refuseWrites(true);
    await expect(stage.store.addPostReads(new Map([['a', 1]]))).rejects.toThrow();
    expect(await stage.store.postReads()).toEqual(new Map([['a', 2]]));
  });
}
