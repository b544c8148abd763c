import { median, type Row, thousands } from '../table.ts';
import { type Driven, drive } from './load/drive.ts';
import { idleConnections, inviteBadCompany } from './load/invite.ts';
import { visitorsOf } from './load/visitors.ts';
import { Owner } from './owner.ts';
import { freeSlots, openEveryDay } from './slots.ts';
import { onNewFolder, TortureServer } from './torture-server.ts';

const MB = 2 ** 20;
const SLOTS = 4000;
const WARM_UP = 1;
const SETTLING = 2;

interface LoadOptions {
  /** Seconds of each round: as fast as it goes, then at `share` of that. */
  peak: number;
  paced: number;
  share: number;
  /** Rounds without the company, and twice as many beside it in two halves. */
  alone: number;
  half: number;
  /** Whether the company is still there when the server is stopped, which then takes half a minute. */
  stays: boolean;
  /** How much slower a hundredth of the answers may be, and below how many ms nobody asks. */
  slower: number;
  unasked: number;
  /** MB. */
  growth: number;
}

/** Also on a machine that does other things. */
export const briefly: LoadOptions = {
  peak: 2,
  paced: 4,
  share: 0.4,
  alone: 1,
  half: 1,
  stays: false,
  slower: 20,
  unasked: 100,
  growth: 60,
};

/** On a machine that does nothing else: ten minutes at that share. */
export const fully: LoadOptions = {
  peak: 5,
  paced: 30,
  share: 0.7,
  alone: 8,
  half: 10,
  stays: true,
  slower: 2,
  unasked: 10,
  growth: 30,
};

/**
 * Visitors at a share of the peak rate, first alone, then beside thousands of connections that stand
 * idle, send a byte a second, never get done or never read: all are served as well, and memory
 * stays where it is. The peak is taken anew each round, for machines change by the minute.
 */
export const load = (options: LoadOptions): Promise<Row[]> =>
  onNewFolder(async (folder) => {
    const server = await TortureServer.start(folder);
    const { port } = server;
    await openEveryDay(await Owner.signIn(server));
    const next = await visitorsOf(server.url, await freeSlots(server.url, SLOTS));
    const run = async (rounds: number): Promise<Round[]> => {
      const { peak, paced, share } = options;
      const ran: Round[] = [];
      while (ran.length < rounds) {
        const top = await drive(port, next, { seconds: peak });
        const pace = top.perSecond * share;
        ran.push({ top, visit: await drive(port, next, { seconds: paced, pace }) });
      }
      return ran;
    };

    const warm = await drive(port, next, { seconds: WARM_UP });
    const alone = await run(options.alone);
    const aloneMemory = server.memory();
    const company = await inviteBadCompany(port);
    // A server is not as quick as ever in the second in which ten thousand have come.
    const arrival = await drive(port, next, { seconds: SETTLING });
    const first = await run(options.half);
    const before = server.memory();
    const second = await run(options.half);
    const grown = (server.memory() - before) / MB;
    const { least, begunAnew, refused } = await company.tell();
    if (!options.stays) await company.leave();
    const code = await server.end('SIGTERM');
    if (options.stays) await company.leave();

    const beside = [...first, ...second];
    const faults = [
      warm,
      arrival,
      ...[...alone, ...beside].flatMap(({ top, visit }) => [top, visit]),
    ].flatMap((driven) => driven.faults);
    if (refused > 0) faults.push(`${refused} of the bad company were refused`);
    if (code !== 0) faults.push(`the stop ended with ${code}`);
    const { slower, unasked, growth } = options;
    const within = (ms: number, reference: number) => ms <= slower * Math.max(reference, unasked);
    const bound = `at most ${slower} times, or ${slower * unasked} ms`;
    return [
      {
        measure: `${options.paced * beside.length} s at ${percent(options.share)} of the peak beside ${thousands(company.count)} connections that do nothing`,
        ours: `${thousands(beside.reduce((sum, { visit }) => sum + visit.answers, 0))} answers, ${faults.length} faults`,
        reference: `peak ${thousands(Math.min(...peaks(beside)))} to ${thousands(Math.max(...peaks(beside)))} a second, alone ${thousands(median(peaks(alone)))}; the sender ${percent(median(beside.map(({ top }) => top.busy)))} busy`,
        target: 'no fault',
        met: faults.length === 0,
        reasons: [...new Set(faults)].slice(0, 10),
      },
      {
        measure: `of them idle ${thousands(idleConnections())}; at the least there were`,
        ours: `${thousands(least)}, ${thousands(begunAnew)} begun anew`,
        reference: '',
        target: '',
      },
      {
        measure: 'p99 in that company, median of its rounds, ms',
        ours: `${p99(beside).toFixed(1)}, worst ${worst(beside)}`,
        reference: `alone ${p99(alone).toFixed(1)}, worst ${worst(alone)}`,
        target: bound,
        met: within(p99(beside), p99(alone)),
        reasons: [roundsOf('alone', alone), roundsOf('in company', beside)],
      },
      {
        measure: 'p99 of the second half, ms',
        ours: p99(second).toFixed(1),
        reference: `first half ${p99(first).toFixed(1)}`,
        target: bound,
        met: within(p99(second), p99(first)),
      },
      {
        measure: 'memory of the server, second half',
        ours: `${grown >= 0 ? '+' : ''}${grown.toFixed(0)} MB`,
        reference: `${(before / MB).toFixed(0)} MB before, ${(aloneMemory / MB).toFixed(0)} MB alone`,
        target: `at most +${growth} MB`,
        met: grown <= growth,
      },
    ];
  });

interface Round {
  /** As fast as it went, and at the share of that. */
  top: Driven;
  visit: Driven;
}

const peaks = (rounds: readonly Round[]) => rounds.map(({ top }) => top.perSecond);
/** The median of the rounds: a slow moment of the machine is in one of them. */
const p99 = (rounds: readonly Round[]) => median(rounds.map(({ visit }) => visit.p99));
const worst = (rounds: readonly Round[]) =>
  Math.max(...rounds.map(({ visit }) => visit.p99)).toFixed(1);
const roundsOf = (name: string, rounds: readonly Round[]) =>
  `${name}, each round: ${rounds.map(({ visit }) => visit.p99.toFixed(0)).join(', ')}`;

const percent = (part: number) => `${Math.round(part * 100)} %`;
