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

it('has read what changed before the store closes', async () => {
  const errors: unknown[] = [];
  const log = { error: (entry: unknown) => void errors.push(entry) };
  const store = await storeForTest(await temporaryFolder());
  const business = await openCurrentBusiness({ store, clock: () => NOW, log });
  let closed: Promise<void> | undefined;
  store.onContentChange(() => {
    closed = business.stop().then(() => store.close());
  });
  const en = { [notFoundMeta.id]: { ...notFoundMeta.value, title: 'Changed' } };
  await store.changeBusiness('texts', { en, revision: 1 }, { at: NOW, by: 'owner' });
  await closed;
  expect(business.current().texts.en).toEqual(en);
  expect(errors).toEqual([]);
});
