import { cpus, totalmem } from 'node:os';
import { measureAdminScripts } from './admin-scripts.ts';
import { measureBookings } from './bookings.ts';
import { measureBytes } from './bytes.ts';
import { measurePageScripts } from './page-scripts.ts';
import { measurePages } from './pages.ts';
import { measureReadiness } from './ready.ts';
import { measureRenders } from './renders.ts';
import { printTable, type Row } from './table.ts';

const tables: [title: string, measure: () => Promise<Row[]>][] = [
  ['Widgets, bytes in gzip', measureBytes],
  ['Widgets, first picture on a slow line', measureReadiness],
  ['Pages, script in brotli', measurePageScripts],
  ['Admin, script in brotli', measureAdminScripts],
  ['Store, 10 clients', measureBookings],
  ['Pages, rendered and not kept', measureRenders],
  ['Pages, kept', measurePages],
];

const [cpu] = cpus();
console.log(
  `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
);
let missed = 0;
for (const [title, measure] of tables) {
  const rows = await measure();
  printTable(title, rows);
  missed += rows.filter(({ met }) => met === false).length;
}
process.exitCode = missed ? 1 : 0;
