import { record } from './results.ts';
import { printTable, type Row, type Table } from './table.ts';

/** Prints a table and, when asked to, records it. The command fails when a target is missed. */
export function report(table: Table, { keep }: { keep: boolean }): void {
  printTable(table);
  if (table.rows.some(({ met }) => met === false)) process.exitCode = 1;
  if (keep) record(table);
}

/**
 * The rows of all subjects. One that cannot be measured fails the command but not the others, which
 * take minutes each; `complete` is false then.
 */
export async function measureEach<T extends string>(
  subjects: readonly T[],
  measure: (subject: T) => Promise<Row[]>,
): Promise<{ rows: Row[]; complete: boolean }> {
  const rows: Row[] = [];
  let complete = true;
  for (const subject of subjects) {
    console.warn(`${subject} …`);
    try {
      rows.push(...(await measure(subject)));
    } catch (error) {
      complete = false;
      process.exitCode = 1;
      console.error(`${subject} could not be measured:`, error);
    }
  }
  return { rows, complete };
}
