import { parseArgs } from 'node:util';

/**
 * Reads `--<option> a,b` for some of `all`, and `--runs 3` in place of five runs of each. `isWhole`
 * says whether the figures are worth recording: all subjects, three runs or more.
 */
export function readArguments(
  option: string,
  all: readonly string[],
): { wanted: readonly string[]; runs: number; isWhole: boolean } {
  const { values } = parseArgs({
    options: { [option]: { type: 'string' }, runs: { type: 'string', default: '5' } },
  });
  const wanted = values[option]?.toString().split(',') ?? all;
  const unknown = wanted.filter((one) => !all.includes(one));
  if (unknown.length > 0) {
    throw new Error(`--${option} takes ${all.join(', ')}, not ${unknown.join(', ')}.`);
  }
  const runs = Number(values['runs']);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');
  return { wanted, runs, isWhole: wanted.length === all.length && runs >= 3 };
}
