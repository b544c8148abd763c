import { setTimeout as pause } from 'node:timers/promises';
import { type Row, thousands } from '../table.ts';
import { halfWritten, isComplaint, leftOver } from './folder-audit.ts';
import { readKept } from './kept.ts';
import { Ledger } from './ledger.ts';
import { MixedWrites } from './mixed-writes.ts';
import { Owner } from './owner.ts';
import { freeSlots, openEveryDay } from './slots.ts';
import { clients, onNewFolder, TortureServer } from './torture-server.ts';

const CLIENTS = 16;
/** The server is killed after so many answers of a round at the most, and then so many ms. */
const MOST_ANSWERS = 80;
const MOST_MS = 15;
const SLOTS = 360;

/**
 * `kill -9` in the midst of writes, again and again: what was acknowledged is there, once, and each
 * edit in the version that was acknowledged or the one that was under way.
 */
export const crash = (rounds: number): Promise<Row[]> =>
  onNewFolder(async (folder) => {
    const ledger = new Ledger();
    const { faults } = ledger;
    const onLog = (line: string) => {
      if (isComplaint(line)) faults.push(`the server says ${line}`);
    };

    for (let round = 0; round <= rounds; round++) {
      faults.push(...(await halfWritten(folder)));
      const starting = TortureServer.start(folder, 0, { env: { LOG_LEVEL: 'warn' }, onLog });
      const server = await starting.catch((error: Error) => void faults.push(error.message));
      if (!server) break;
      const owner = await Owner.signIn(server);
      if (round === 0) await openEveryDay(owner);
      ledger.audit(await readKept(owner));
      faults.push(...(await leftOver(folder)));
      if (round === rounds) {
        await server.end('SIGTERM');
        break;
      }
      const slots = await freeSlots(server.url, SLOTS);
      const writes = new MixedWrites({ server, owner, ledger, slots, run: `round-${round}` });
      await writeUntilKilled(server, writes, faults);
    }
    return [
      {
        measure: `${rounds} times kill -9 in the midst of new records and edits`,
        ours: `${thousands(ledger.acknowledged)} acknowledged, ${faults.length} faults`,
        reference: '',
        target: 'no fault',
        met: faults.length === 0,
        reasons: faults.slice(0, 10),
      },
    ];
  });

async function writeUntilKilled(server: TortureServer, writes: MixedWrites, faults: string[]) {
  const last = 1 + Math.floor(Math.random() * MOST_ANSWERS);
  let answers = 0;
  let gone: Promise<unknown> | undefined;
  await clients(CLIENTS, async () => {
    try {
      const answer = await writes.any();
      if (!answer.ok) faults.push(`${answer.url} was answered with ${answer.status}`);
      await answer.arrayBuffer();
    } catch (error) {
      // So fetch tells of a connection that broke.
      if (!(error instanceof TypeError)) throw error;
      return false;
    }
    answers += 1;
    if (answers === last) {
      gone = pause(Math.random() * MOST_MS).then(() => server.end('SIGKILL'));
    }
    return true;
  });
  await gone;
}
