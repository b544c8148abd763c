import { expect, test } from 'vitest';
import type { StoreFixture } from './store-fixture.ts';

export function mailFailuresContract(fixture: StoreFixture): void {
  const [since, later] = ['2026-11-20T15:00:00.000Z', '2026-11-20T16:00:00.000Z'];
  const stored = () => fixture.store.mailFailure();

  test('it lasts from the first failed mail until one is sent', async () => {
    expect(await stored()).toBeUndefined();
    await fixture.store.beginMailFailure({ since });
    await fixture.store.beginMailFailure({ since: later });
    await fixture.reopen();
    expect(await stored()).toEqual({ since });
    await fixture.store.endMailFailure();
    await fixture.store.endMailFailure();
    await fixture.reopen();
    expect(await stored()).toBeUndefined();
  });

  test('the owner is notified of each one, not of one that is over', async () => {
    await fixture.store.beginMailFailure({ since });
    await fixture.store.markMailFailureNotified({ since }, new Date(later));
    await fixture.reopen();
    expect(await stored()).toEqual({ since, notifiedAt: later });
    await fixture.store.endMailFailure();
    await fixture.store.markMailFailureNotified({ since }, new Date(later));
    expect(await stored()).toBeUndefined();
    await fixture.store.beginMailFailure({ since: later });
    await fixture.store.markMailFailureNotified({ since }, new Date(later));
    expect(await stored()).toEqual({ since: later });
  });
}
