import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

/**
 * What to measure and how often: `--<name> a,b` for some of `all`, `--runs 3` for fewer or more
 * runs of each than five. Only the whole is worth keeping: all of them, three times or more.
 */
export function readArguments<T extends string>(
  name: string,
  all: readonly T[],
): { wanted: readonly T[]; runs: number; isWhole: boolean } {
  const { values } = parseArgs({
    options: { [name]: { type: 'string' }, runs: { type: 'string', default: '5' } },
  });
  const asked = values[name]?.toString().split(',');
  const unknown = asked?.filter((one) => !all.some((known) => known === one)) ?? [];
  if (unknown.length > 0) {
    throw new Error(`--${name} does not know ${unknown.join(', ')}, but ${all.join(', ')}.`);
  }
  const runs = Number(values['runs']);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');
  const wanted = asked ? all.filter((one) => asked.includes(one)) : all;
  return { wanted, runs, isWhole: wanted.length === all.length && runs >= 3 };
}

export function warnIfBusy(): void {
  const [load = 0] = loadavg();
  if (load > availableParallelism() / 2) {
    console.warn(`This machine is busy (load ${load.toFixed(1)}): the times below will wander.`);
  }
}
