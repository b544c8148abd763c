import { expect, it } from 'vitest';
import { createLog } from '#api/http/create-log.ts';
import { storeForTest, temporaryFolder } from '#api/store/testing/temporary-folder.ts';
import { NOW } from '#api/testing/api-test.ts';
import { notFound, notFoundMeta } from '#domain/content/not-found.ts';
import { openCurrentBusiness } from './current-business.ts';

it('has no text that an earlier version stored and that no longer fits', async () => {
  const store = await storeForTest(await temporaryFolder());
  const fitting = { [notFoundMeta.id]: notFoundMeta.value };
  const en = { ...fitting, [notFound.id]: { heading: 'Of an earlier version' } };
  await store.changeBusiness('texts', { en, revision: 1 }, { at: NOW, by: 'owner' });
  const business = await openCurrentBusiness({ store, clock: () => NOW, log: createLog('silent') });
  expect(business.current().texts.en).toEqual(fitting);
});
