import { parseArgs } from 'node:util';
import { measureBooks } from './books.ts';
import { measureBytes } from './bytes.ts';
import { measureInteractions } from './interactions.ts';
import { measureLeadWrites } from './lead-writes.ts';
import { measureMessages } from './messages.ts';
import { measureOwnerCalls } from './owner-calls.ts';
import { measurePages } from './pages.ts';
import { measurePostgres } from './postgres.ts';
import { measureReads } from './reads.ts';
import { measureRenders } from './renders.ts';
import { measureEach, report } from './report.ts';
import { machine, warnIfBusy } from './results.ts';
import { measureStore } from './store.ts';
import type { Effort, Row } from './table.ts';

// npm run bench [-- store pages] [--quick]
const tables: Readonly<Record<string, [title: string, (effort: Effort) => Promise<Row[]>]>> = {
  pages: ['Pages from memory', measurePages],
  renders: ['Pages, rendered and not cached', measureRenders],
  store: ['Store', measureStore],
  postgres: ['PostgreSQL', measurePostgres],
  'owner-calls': ['The owner’s calls beside many records', measureOwnerCalls],
  'lead-writes': ['Leads over HTTP beside many records', measureLeadWrites],
  reads: ['Reads while bookings arrive', measureReads],
  messages: ['Pages while messages go out', measureMessages],
  books: ['Pages while the books are read', measureBooks],
  interactions: ['Interactions', measureInteractions],
  bytes: ['Widgets, bytes in gzip', measureBytes],
};
const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !Object.hasOwn(tables, name));
if (unknown.length > 0) {
  throw new Error(
    `There is no table ${unknown.join(', ')}, but ${Object.keys(tables).join(', ')}.`,
  );
}
const effort: Effort = values.quick ? { rounds: 1, seconds: 1 } : { rounds: 5, seconds: 2 };

console.log(machine);
warnIfBusy();
for (const [name, [title, measure]] of Object.entries(tables)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const { rows, complete } = await measureEach([title], () => measure(effort));
  const command = `npm run bench -- ${name}`;
  if (complete) report({ title, command, rows }, { keep: !values.quick });
}
