import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHistory } from './store/history.ts';
import { lowdbRows } from './store/lowdb-rows.ts';
import { monthRows } from './store/month-rows.ts';
import { startRows } from './store/start-rows.ts';
import { writeRows } from './store/write-rows.ts';
import type { Effort, Row } from './table.ts';

const HISTORIES = [0, 1000, 10_000, 50_000];

/** What it costs to keep a record for certain, as records gather. */
export async function measureStore({ rounds }: Effort): Promise<Row[]> {
  const parent = await mkdtemp(join(tmpdir(), 'bench-store-'));
  const folders = new Map<number, string>();
  try {
    for (const history of HISTORIES) {
      const folder = join(parent, String(history));
      await writeHistory(folder, history);
      folders.set(history, folder);
    }
    return [
      ...(await writeRows(folders, rounds)),
      ...(await lowdbRows(folders, rounds)),
      ...(await startRows(folders, rounds)),
      ...(await monthRows()),
    ];
  } finally {
    await rm(parent, { recursive: true });
  }
}
