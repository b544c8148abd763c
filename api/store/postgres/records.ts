import { isList } from '../records/kind.ts';
import { kinds, mapKinds } from '../records/kinds.ts';
import type { AllRecords, RecordStore } from '../records/records.ts';
import { CurrentLeads } from './current-leads.ts';
import type { Database } from './database.ts';
import { withLocks } from './locks.ts';
import { lockOf, TableList, TableRecords } from './table-records.ts';

/** The records of a database by kind. `onContentChange` is called after each change of what pages show. */
export const tablesIn = (db: Database, onContentChange: () => void = () => {}) =>
  mapKinds((kind) =>
    isList(kind)
      ? new TableList(db, kind, onContentChange)
      : new TableRecords(db, kind, onContentChange),
  );

/** The same, with their types. */
const typed = (tables: ReturnType<typeof tablesIn>) => tables as unknown as AllRecords;

export function recordsIn(db: Database, onContentChange: () => void = () => {}) {
  const together: RecordStore['together'] = (keys, work) =>
    withLocks(
      db,
      keys.map((key) => lockOf(kinds[key])),
      (transaction) => work(typed(tablesIn(transaction, onContentChange))),
    );
  return {
    ...typed(tablesIn(db, onContentChange)),
    db,
    currentLeads: new CurrentLeads(db),
    together,
  };
}

export type Records = ReturnType<typeof recordsIn>;
