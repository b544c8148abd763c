import { inNewFolder } from '../server-process.ts';
import { type Driven, drive } from '../serving/drive.ts';
import { atMost, faultRow, median, type Row, thousands } from '../table.ts';
import { startQuiet } from './clients.ts';
import { startSlowClients } from './load/start-slow-clients.ts';
import { visitorsOf } from './load/visitors.ts';
import { Owner } from './owner.ts';
import { freeSlots, openEveryDay } from './slots.ts';

const MB = 2 ** 20;
const SLOTS = 4000;
const CONNECTIONS = 64;
const WARM_UP_S = 1;
const SETTLING_S = 2;

interface LoadOptions {
  /** Seconds of each round: first at the peak rate, then at `share` of it. */
  peak: number;
  paced: number;
  share: number;
  /** Rounds without the slow clients, and in each of two halves beside them. */
  alone: number;
  half: number;
  /** Whether the slow clients stay while the server stops, which then takes half a minute. */
  stay: boolean;
  /** How many times slower the p99 may be, of a reference of at least `least` ms. */
  slower: number;
  least: number;
  growthMb: number;
}

/** Holds on a machine that is busy. */
export const short: LoadOptions = {
  ...{ peak: 2, paced: 4, share: 0.4, alone: 1, half: 1 },
  ...{ stay: false, slower: 20, least: 100, growthMb: 60 },
};

/** For a machine that does nothing else: ten minutes beside the slow clients. */
export const full: LoadOptions = {
  ...{ peak: 5, paced: 30, share: 0.7, alone: 8, half: 10 },
  ...{ stay: true, slower: 2, least: 10, growthMb: 30 },
};

interface Round {
  peak: Driven;
  paced: Driven;
}

/**
 * Visitors at a share of the peak rate, alone and beside thousands of idle, slow and unfinished
 * connections. The peak is measured in each round, because machines change their speed by the minute.
 */
export const load = (options: LoadOptions): Promise<Row[]> =>
  inNewFolder(async (folder) => {
    const server = await startQuiet(folder);
    await openEveryDay(await Owner.signIn(server));
    const next = await visitorsOf(server.url, await freeSlots(server.url, SLOTS));
    const send = (seconds: number, rate?: number) =>
      drive(server, next, { connections: CONNECTIONS, seconds, ...(rate && { rate }) });
    const run = async (rounds: number): Promise<Round[]> => {
      const done: Round[] = [];
      while (done.length < rounds) {
        const peak = await send(options.peak);
        done.push({ peak, paced: await send(options.paced, peak.perSecond * options.share) });
      }
      return done;
    };

    const warmUp = await send(WARM_UP_S);
    const alone = await run(options.alone);
    const memoryAlone = server.memory();
    const slow = await startSlowClients(server.port);
    const settling = await send(SETTLING_S);
    const first = await run(options.half);
    const before = server.memory();
    const second = await run(options.half);
    const grown = (server.memory() - before) / MB;
    const refused = await slow.refused();
    if (!options.stay) await slow.end();
    const code = await server.end();
    if (options.stay) await slow.end();

    const beside = [...first, ...second];
    const all = [...alone, ...beside].flatMap(({ peak, paced }) => [peak, paced]);
    const faults = [warmUp, settling, ...all].flatMap((driven) => driven.faults);
    if (refused > 0) faults.push(`${refused} connections were refused`);
    if (code !== 0) faults.push(`the stop ended with ${code}`);
    const answers = beside.reduce((sum, { paced }) => sum + paced.answers, 0);
    const measure = `${options.paced * beside.length} s at ${percent(options.share)} of the peak beside ${thousands(slow.count)} slow connections`;
    return [
      {
        ...faultRow(measure, `${thousands(answers)} answers`, faults),
        reference: `peak ${thousands(peakOf(beside))}/s, alone ${thousands(peakOf(alone))}; the sender ${percent(median(beside.map(({ peak }) => peak.busy)))} busy`,
      },
      p99Row('p99 beside them, median of the rounds, ms', beside, ['alone', alone], options),
      p99Row('p99 of the second half, ms', second, ['first half', first], options),
      {
        measure: 'growth of the server’s memory, second half, MB',
        ours: grown.toFixed(0),
        reference: `${(before / MB).toFixed(0)} before, ${(memoryAlone / MB).toFixed(0)} alone`,
        ...atMost(options.growthMb, grown),
      },
    ];
  });

const peakOf = (rounds: readonly Round[]) => median(rounds.map(({ peak }) => peak.perSecond));
const percent = (part: number) => `${Math.round(part * 100)} %`;

function p99Row(
  measure: string,
  rounds: readonly Round[],
  [name, reference]: readonly [name: string, readonly Round[]],
  { slower, least }: LoadOptions,
): Row {
  // A slow moment of the machine changes one round and not the median.
  const p99Of = (all: readonly Round[]) => median(all.map(({ paced }) => paced.p99));
  const each = (all: readonly Round[]) => all.map(({ paced }) => paced.p99.toFixed(0)).join(', ');
  return {
    measure,
    ours: p99Of(rounds).toFixed(1),
    reference: `${name} ${p99Of(reference).toFixed(1)}`,
    target: `at most ${slower} times, or ${slower * least} ms`,
    met: p99Of(rounds) <= slower * Math.max(p99Of(reference), least),
    reasons: [`each round: ${each(rounds)}`, `${name}: ${each(reference)}`],
  };
}
