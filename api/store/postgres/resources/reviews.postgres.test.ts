import { expect, test } from 'vitest';
import type { StoredReview } from '#domain/reviews/review.schema.ts';
import { openPostgresStore } from '../postgres-store.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const review = (id: string, text: string): StoredReview => ({
  id,
  revision: 1,
  platform: 'google',
  rating: 5,
  author: 'Priya Raman',
  date: '2026-10-28',
  text,
  verified: true,
});
const texts = Array.from({ length: 30 }, (_, number) => `Review ${number}`);

test('two processes that import the same reviews store each once', async () => {
  const database = await createTestDatabase();
  const stores = [
    await openPostgresStore({ url: database.url, connections: 4 }),
    await openPostgresStore({ url: database.url, connections: 4 }),
  ];
  const calls = [...stores, ...stores, ...stores, ...stores];
  const added = await Promise.all(
    calls.map((store, call) =>
      store.addNewReviews(texts.map((text, number) => review(`${call}-${number}`, text))),
    ),
  );
  expect(added.flat()).toHaveLength(texts.length);
  const stored = (await stores[1]?.reviews.all()) ?? [];
  expect(stored.map(({ text }) => text)).toEqual(texts);
  await Promise.all(stores.map((store) => store.close()));
  await database.drop();
});

test('a review that the owner made equal to another one can be changed, and is not imported', async () => {
  const database = await createTestDatabase();
  const store = await openPostgresStore({ url: database.url, connections: 2 });
  await store.addNewReviews([review('one', 'First'), review('other', 'Second')]);
  const saved = await store.reviews.replace(review('other', 'First'));
  expect(saved).toMatchObject({ outcome: 'saved', record: { revision: 2 } });
  expect(await store.addNewReviews([review('again', 'First')])).toEqual([]);
  expect(await store.addNewReviews([review('second', 'Second')])).toHaveLength(1);
  await store.close();
  await database.drop();
});
