import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Disk } from '#api/store/json/disk.ts';
import { openJsonStore } from '#api/store/json/json-store.ts';
import type { Store } from '#api/store/store.ts';

/** An empty folder, removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'json-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A store that is closed after the test. */
export async function storeForTest(folder: string, disk?: Disk): Promise<Store> {
  const store = await openJsonStore({ folder, ...(disk && { disk }) });
  onTestFinished(() => store.close());
  return store;
}
