import { expect, test } from 'vitest';
import { sampleContactRequest } from '../testing/sample-records.ts';
import type { StoreFixture } from './store-fixture.ts';

/** Closing a store. */
export function closingContract(fixture: StoreFixture): void {
  test('waits for running operations', async () => {
    const requests = Array.from({ length: 20 }, () => sampleContactRequest());
    const added = Promise.all(requests.map((request) => fixture.store.addContactRequest(request)));
    await Promise.all([fixture.store.close(), fixture.store.close()]);
    await fixture.open();
    expect((await fixture.everything()).contactRequests).toHaveLength(20);
    await added;
  });

  test('refuses later operations', async () => {
    await fixture.store.close();
    const late = fixture.store.addContactRequest(sampleContactRequest());
    await expect(late).rejects.toThrow('closed');
    await expect(fixture.store.checkReady()).rejects.toThrow('closed');
    await fixture.reopen();
    expect((await fixture.everything()).contactRequests).toEqual([]);
  });
}
