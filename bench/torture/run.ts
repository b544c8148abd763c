import { report } from '../report.ts';
import type { Row } from '../table.ts';
import { attacks } from './abuse/attacks.ts';
import { abuse } from './abuse.ts';
import { crash } from './crash.ts';
import { deploy } from './deploy.ts';
import { disk } from './disk.ts';
import { full, load, short as shortLoad } from './load.ts';
import { power } from './power.ts';
import { full as fullProcesses, processes, short as shortProcesses } from './processes.ts';
import { race } from './race.ts';
import { rolling } from './rolling.ts';

// npm run torture [-- --short] [crash race processes power deploy rolling disk load abuse] [--seed 7]
// After abuse, names of attacks run only these.
const args = process.argv.slice(2);
const seed = args.includes('--seed') ? Number(args[args.indexOf('--seed') + 1]) : undefined;
const short = args.includes('--short');
const attackNames = Object.keys(attacks).filter((name) => args.includes(name));
const parts: Record<string, () => Promise<Row[]>> = {
  crash: () => crash(short ? 10 : 100),
  race: () => race(short ? 2000 : 10_000),
  processes: () => processes(short ? shortProcesses : fullProcesses),
  power: () => power(short ? 200 : 2000, seed),
  deploy: () => deploy(short ? 3 : 20),
  rolling: () => rolling(short ? 1 : 10),
  disk,
  load: () => load(short ? shortLoad : full),
  abuse: () => abuse(short ? 3 : 10, attackNames),
};
const named = Object.keys(parts).filter((name) => args.includes(name));

// Servers are stopped and folders deleted when the process exits, which a signal alone does not do.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

for (const [name, run] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const table = {
    title: `Torture, ${name}`,
    command: `npm run torture -- ${name}`,
    rows: await run(),
  };
  report(table, { keep: !short && attackNames.length === 0 });
}
