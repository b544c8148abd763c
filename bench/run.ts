import { cpus, totalmem } from 'node:os';
import { measureBookings } from './bookings.ts';
import { measureBytes } from './bytes.ts';
import { measurePages } from './pages.ts';
import { printTable, type Row } from './table.ts';

const tables: [title: string, measure: () => Promise<Row[]>][] = [
  ['Bytes, gzip', measureBytes],
  ['Store, 10 clients', measureBookings],
  ['Pages', measurePages],
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
