import { type Row, thousands } from '../table.ts';
import { drive } from './load/drive.ts';
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
  /** Seconds of each part: as fast as it goes, then at `share` of that, alone and in company. */
  peak: number;
  alone: number;
  company: number;
  share: number;
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
  peak: 3,
  alone: 4,
  company: 10,
  share: 0.4,
  stays: false,
  slower: 20,
  unasked: 100,
  growth: 60,
};

/** On a machine that does nothing else. */
export const fully: LoadOptions = {
  peak: 20,
  alone: 60,
  company: 600,
  share: 0.7,
  stays: true,
  slower: 2,
  unasked: 10,
  growth: 30,
};

/**
 * Visitors at a share of the peak rate, first alone, then beside thousands of connections that stand
 * idle, send a byte a second, never get done or never read: all are served as well, and memory
 * stays where it is.
 */
export const load = (options: LoadOptions): Promise<Row[]> =>
  onNewFolder(async (folder) => {
    const server = await TortureServer.start(folder);
    const { port } = server;
    await openEveryDay(await Owner.signIn(server));
    const next = await visitorsOf(server.url, await freeSlots(server.url, SLOTS));
    await drive(port, next, { seconds: WARM_UP });
    const top = await drive(port, next, { seconds: options.peak });
    const pace = top.perSecond * options.share;
    const alone = await drive(port, next, { seconds: options.alone, pace });

    const aloneMemory = server.memory();
    const company = await inviteBadCompany(port);
    // A server is not as quick as ever in the second in which ten thousand have come.
    const arrival = await drive(port, next, { seconds: SETTLING, pace });
    const first = await drive(port, next, { seconds: options.company / 2, pace });
    const before = server.memory();
    const second = await drive(port, next, { seconds: options.company / 2, pace });
    const grown = (server.memory() - before) / MB;
    const { least, begunAnew, refused } = await company.tell();
    if (!options.stays) await company.leave();
    const code = await server.end('SIGTERM');
    if (options.stays) await company.leave();

    const faults = [top, alone, arrival, first, second].flatMap((driven) => driven.faults);
    if (refused > 0) faults.push(`${refused} of the bad company were refused`);
    if (code !== 0) faults.push(`the stop ended with ${code}`);
    const { slower, unasked, growth } = options;
    const within = (ms: number, reference: number) => ms <= slower * Math.max(reference, unasked);
    const bound = `at most ${slower} times, or ${slower * unasked} ms`;
    return [
      {
        measure: `${options.company} s at ${thousands(pace)} requests a second (${percent(options.share)} of the peak) beside ${thousands(company.count)} connections that do nothing`,
        ours: `${thousands(first.answers + second.answers)} answers, ${faults.length} faults`,
        reference: `peak ${thousands(top.perSecond)}, the sender ${percent(top.busy)} busy`,
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
        measure: 'p99 in that company, ms',
        ours: Math.max(first.p99, second.p99).toFixed(1),
        reference: `alone ${alone.p99.toFixed(1)}`,
        target: bound,
        met: within(Math.max(first.p99, second.p99), alone.p99),
      },
      {
        measure: 'p99 of the second half, ms',
        ours: second.p99.toFixed(1),
        reference: `first half ${first.p99.toFixed(1)}`,
        target: bound,
        met: within(second.p99, first.p99),
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

const percent = (part: number) => `${Math.round(part * 100)} %`;
