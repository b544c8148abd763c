import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../store.ts';
import { samplePost } from '../testing/sample-records.ts';
import { Changes } from './changes.ts';
import { openPostgresStore } from './postgres-store.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let changes: Changes;
/** As another process has it. */
let store: Store;

beforeEach(async () => {
  database = await createTestDatabase();
  store = await openPostgresStore({ url: database.url });
  changes = new Changes(database.url);
});
afterEach(async () => {
  await changes.stop();
  await store.close();
  await database.drop();
});

const addPost = () => store.posts.add(samplePost());

const cut = () =>
  database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'inspection-widgets changes' and datname = current_database()",
  );

test('a change is reported once, also when the connection breaks after it', async () => {
  const changed = vi.fn();
  const released = vi.fn();
  changes.on('content_changed', changed);
  changes.on('lease_released', released);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  await addPost();
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));

  await cut();
  // Heard on the next connection only, after its look at the version.
  await vi.waitFor(async () => {
    await database.query('notify lease_released');
    expect(released).toHaveBeenCalled();
  }, 5000);
  expect(changed).toHaveBeenCalledTimes(2);
  await addPost();
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(3));
});

test('many changes at once are reported, and the driver warns of nothing', async () => {
  const warned = vi.fn();
  process.on('warning', warned);
  onTestFinished(() => void process.off('warning', warned));
  const changed = vi.fn();
  changes.on('content_changed', changed);
  await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1));
  await Promise.all(Array.from({ length: 30 }, addPost));
  changed.mockClear();
  await addPost();
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  expect(warned).not.toHaveBeenCalled();
});
