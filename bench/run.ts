import { parseArgs } from 'node:util';
import { warnIfBusy } from './lighthouse/command-line.ts';
import { machine } from './results/machine.ts';
import { record } from './results/results-file.ts';
import { sectionOf } from './results/section.ts';
import { type Effort, printTable } from './table.ts';
import { tables } from './tables.ts';

// npm run bench [-- store pages] [--quick]
const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !Object.hasOwn(tables, name));
if (unknown.length > 0) {
  console.error(`There is no table ${unknown.join(', ')}, but ${Object.keys(tables).join(', ')}.`);
  process.exit(1);
}
const wanted = Object.entries(tables).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
);
const effort: Effort = values.quick ? { rounds: 1, seconds: 1 } : { rounds: 5, seconds: 2 };

console.log(machine());
warnIfBusy();
for (const [name, { title, measure }] of wanted) {
  const begun = performance.now();
  try {
    const rows = await measure(effort);
    printTable(title, rows);
    if (rows.some(({ met }) => met === false)) process.exitCode = 1;
    // A quick run is for whoever works on the code; its figures are not worth keeping.
    if (!values.quick) record(sectionOf(title, `npm run bench -- ${name}`, rows));
  } catch (error) {
    // The other tables took minutes each: they are not lost for this one.
    process.exitCode = 1;
    console.error(`\n${title}: could not be measured.`, error);
  }
  console.log(`  ${((performance.now() - begun) / 1000).toFixed(0)} s`);
}
