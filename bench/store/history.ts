import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addMonths, monthOf } from '#domain/schedule/calendar-date.ts';
import { kinds } from './kinds.ts';
import { onceOf } from './records.ts';

/** Records of each kind in a month: 400 inspections and as many contact requests. */
const A_MONTH = 400;

/**
 * Writes the files of a store with `count` records from before 2026, half of them bookings, half
 * contact requests. Acknowledged writes would take too long; the store checks the files when it opens.
 */
export async function writeHistory(folder: string, count: number): Promise<void> {
  for (const kind of kinds) {
    await mkdir(join(folder, kind.folder), { recursive: true });
    let left = count / kinds.length;
    for (let ago = 1; left > 0; ago++) {
      const month = monthOf(addMonths('2026-01-15', -ago));
      const records = Array.from({ length: Math.min(left, A_MONTH) }, (_, n) => {
        const record = kind.record(month, n);
        return { ...record, once: onceOf(record) };
      });
      left -= records.length;
      const text = JSON.stringify({ version: 1, records });
      await writeFile(join(folder, kind.folder, `${month}.json`), text);
    }
  }
}
