import { join } from 'node:path';
import { inNewFolder } from './server-process.ts';
import { writeHistory } from './store/history.ts';
import { lowdbRows } from './store/lowdb-rows.ts';
import { monthRows } from './store/month-rows.ts';
import { startRows } from './store/start-rows.ts';
import { writeRows } from './store/write-rows.ts';
import type { Effort, Row } from './table.ts';

const HISTORIES = [0, 1000, 10_000, 50_000];

/** What a durable record costs as records accumulate. */
export const measureStore = ({ rounds }: Effort): Promise<Row[]> =>
  inNewFolder(async (parent) => {
    const folders = new Map(HISTORIES.map((count) => [count, join(parent, String(count))]));
    for (const [count, folder] of folders) await writeHistory(folder, count);
    return [
      ...(await writeRows(folders, rounds)),
      ...(await lowdbRows(folders, rounds)),
      ...(await startRows(folders, rounds)),
      ...(await monthRows()),
    ];
  });
