import { cutPower } from '#api/store/testing/power-loss/cut-power.ts';
import { atLeast, faultRow, type Row, thousands } from '../table.ts';

/** Of one run: small folders start fast, and a new folder has its own cuts. */
const CUTS = 100;
/** In the runs whose disk fails, one sync in so many does, once. */
const FAILING_SYNC = 15;

/**
 * Power cuts after each change of the disk, on a disk that keeps only what was synced and forgets,
 * reorders or tears the rest.
 */
export async function power(leastCuts: number, seed = Date.now() % 2 ** 31): Promise<Row[]> {
  const [sound, failing] = [
    await cuts(leastCuts, { seed }),
    await cuts(leastCuts / 4, { seed, failingSync: FAILING_SYNC }),
  ];
  return [
    {
      measure: 'power cuts after a change of the disk',
      ours: `${thousands(sound.cuts)} cuts, ${thousands(sound.states)} states that may survive`,
      ...atLeast(leastCuts, sound.cuts),
    },
    rowOf('starts after a power cut in a mixed run with kills of the process', sound),
    rowOf(`the same, where one sync in ${FAILING_SYNC} fails once and then "succeeds"`, failing),
  ];
}

type Result = Awaited<ReturnType<typeof cutPower>>;

async function cuts(
  least: number,
  options: { seed: number; failingSync?: number },
): Promise<Result> {
  const all: Result = { cuts: 0, states: 0, acknowledged: 0, kills: 0, faults: [] };
  for (let run = 0; all.cuts < least; run++) {
    const result = await cutPower({ ...options, cuts: CUTS, seed: options.seed + run });
    for (const count of ['cuts', 'states', 'acknowledged', 'kills'] as const) {
      all[count] += result[count];
    }
    all.faults.push(...result.faults);
  }
  return all;
}

const rowOf = (measure: string, { states, acknowledged, kills, faults }: Result): Row =>
  faultRow(
    measure,
    `${thousands(states)} starts, ${thousands(acknowledged)} acknowledged, ${kills} kills`,
    faults,
  );
