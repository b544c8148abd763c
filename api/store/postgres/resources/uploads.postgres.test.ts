import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Store } from '../../store.ts';
import { openPostgresStore } from '../postgres-store.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const picture = randomBytes(700_000);

let database: TestDatabase;
let store: Store;

beforeEach(async () => {
  database = await createTestDatabase();
  store = await openPostgresStore({ url: database.url, connections: 2 });
});

afterEach(async () => {
  await store.close();
  await database.drop();
});

test('a picture of several slices is streamed byte for byte', async () => {
  const found = await store.uploads.find(await store.uploads.add(picture, 'png'));
  expect(found && picture.equals(await buffer(found.stream()))).toBe(true);
});

test('a stream that nobody reads on reads no further', async () => {
  const name = await store.uploads.add(picture, 'png');
  const stream = (await store.uploads.find(name))?.stream();
  const parts = stream?.iterator();
  const first = (await parts?.next())?.value;
  await database.query('delete from uploads');
  expect(first.length).toBeLessThan(picture.length);
  await expect(buffer(stream as NonNullable<typeof stream>)).rejects.toThrow();
});

test('a picture that does not match its name is not found until it is whole again', async () => {
  const name = await store.uploads.add(picture, 'png');
  await database.query(`update uploads set bytes = '\\x00'`);
  expect(await store.uploads.find(name)).toBeUndefined();
  await store.uploads.add(picture, 'png');
  expect((await store.uploads.find(name))?.size).toBe(picture.length);
});
