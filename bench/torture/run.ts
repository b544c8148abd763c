import { record } from '../results/results-file.ts';
import { sectionOf } from '../results/section.ts';
import { printTable, type Row } from '../table.ts';
import { badInput } from './bad-input.ts';
import { crash } from './crash.ts';
import { deploy } from './deploy.ts';
import { disk } from './disk.ts';
import { briefly, fully, load } from './load.ts';
import { race } from './race.ts';

// npm run torture [-- --short] [crash race deploy disk input load] [--seed 7]
const args = process.argv.slice(2);
const seed = args.includes('--seed') ? Number(args[args.indexOf('--seed') + 1]) : undefined;
const short = args.includes('--short');
const tortures: Record<string, () => Promise<Row[]>> = {
  crash: () => crash(short ? 10 : 100),
  race: () => race(short ? 2000 : 10_000),
  deploy: () => deploy(short ? 3 : 20),
  disk,
  input: () => badInput(short ? 4000 : 50_000, seed),
  load: () => load(short ? briefly : fully),
};
const named = args.filter((name) => name in tortures);
const wanted = named.length > 0 ? named : Object.keys(tortures);

// An end by a signal is none that servers and folders of ours hear of by themselves.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

let missed = 0;
for (const name of wanted) {
  const rows = (await tortures[name]?.()) ?? [];
  printTable(name, rows);
  if (!short) record(sectionOf(`Torture, ${name}`, `npm run torture -- ${name}`, rows));
  missed += rows.filter(({ met }) => met === false).length;
}
process.exitCode = missed ? 1 : 0;
