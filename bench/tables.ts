import { measureAdminScripts } from './admin-scripts.ts';

import { measureBytes } from './bytes.ts';
import { measureCalls } from './calls.ts';
import { measureInteractions } from './interactions.ts';
import { measurePageScripts } from './page-scripts.ts';
import { measurePages } from './pages.ts';
import { measureReads } from './reads.ts';
import { measureReadiness } from './ready.ts';
import { measureRenders } from './renders.ts';
import { measureStore } from './store.ts';
import type { Effort, Row } from './table.ts';

interface Table {
  /** Its heading in RESULTS.md. */
  title: string;
  measure(effort: Effort): Promise<Row[]>;
}

/** By the names that `npm run bench` takes. */
export const tables: Readonly<Record<string, Table>> = {
  pages: { title: 'Pages from memory', measure: measurePages },
  renders: { title: 'Pages, rendered and not kept', measure: measureRenders },
  calls: { title: 'A call that stores nothing', measure: measureCalls },
  store: { title: 'Store', measure: measureStore },
  reads: { title: 'Reads while bookings arrive', measure: measureReads },
  interactions: { title: 'Interactions', measure: measureInteractions },
  bytes: { title: 'Widgets, bytes in gzip', measure: measureBytes },
  ready: { title: 'Widgets, first picture on a slow line', measure: measureReadiness },
  scripts: { title: 'Pages, script in brotli', measure: measurePageScripts },
  admin: { title: 'Admin, script in brotli', measure: measureAdminScripts },
};
