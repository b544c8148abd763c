import { expect, test } from 'vitest';
import { sampleContactRequest } from '#api/store/testing/sample-records.ts';
import type { Stage } from './stage.ts';

/** How a store ends. */
export function closingContract(stage: Stage): void {
  test('waits for what was begun', async () => {
    const requests = Array.from({ length: 20 }, () => sampleContactRequest());
    const added = Promise.all(requests.map((request) => stage.store.addContactRequest(request)));
    await Promise.all([stage.store.close(), stage.store.close()]);
    await stage.open();
    expect((await stage.everything()).contactRequests).toHaveLength(20);
    await added;
  });

  test('refuses what comes after', async () => {
    await stage.store.close();
    const late = stage.store.addContactRequest(sampleContactRequest());
    await expect(late).rejects.toThrow('closed');
    await expect(stage.store.checkReady()).rejects.toThrow('closed');
    await stage.reopen();
    expect((await stage.everything()).contactRequests).toEqual([]);
  });
}
