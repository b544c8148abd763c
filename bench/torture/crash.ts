import { setTimeout as pause } from 'node:timers/promises';
import { inNewFolder, type ServerProcess, startProduct } from '../server-process.ts';
import { faultRow, type Row, thousands } from '../table.ts';
import { clients } from './clients.ts';
import { halfWritten, isComplaint, leftOver } from './folder-audit.ts';
import { readStatesWithJobs } from './job-entries.ts';
import { addAgreement } from './job-writes.ts';
import { Ledger } from './ledger.ts';
import { MixedWrites } from './mixed-writes.ts';
import { Owner } from './owner.ts';
import { freeSlots, openEveryDay } from './slots.ts';

const CLIENTS = 16;
/** The server is killed at a random time: after at most so many answers, and so many ms more. */
const MOST_ANSWERS = 80;
const MOST_MS = 15;
const SLOTS = 360;

/**
 * Repeated `kill -9` during writes: what was acknowledged is there, once, and each edit in the version
 * that was acknowledged or was being written.
 */
export const crash = (rounds: number): Promise<Row[]> =>
  inNewFolder(async (folder) => {
    const ledger = new Ledger();
    const { faults } = ledger;
    const onLog = (line: string) => {
      if (isComplaint(line)) faults.push(`the server says ${line}`);
    };
    for (let round = 0; round <= rounds; round++) {
      faults.push(...(await halfWritten(folder)));
      const starting = startProduct(folder, { env: { LOG_LEVEL: 'warn' }, onLog });
      const server = await starting.catch((error: Error) => void faults.push(error.message));
      if (!server) break;
      const owner = await Owner.signIn(server);
      if (round === 0) {
        await openEveryDay(owner);
        await addAgreement(owner);
      }
      ledger.audit(await readStatesWithJobs(owner));
      faults.push(...(await leftOver(folder)));
      if (round === rounds) {
        await server.end();
        break;
      }
      const slots = await freeSlots(server.url, SLOTS);
      const writes = new MixedWrites({
        ...{ server, owner, ledger, slots, run: `round-${round}` },
        withJobs: true,
      });
      await writeUntilKilled(server, writes, faults);
    }
    const measure = `${rounds} times kill -9 during new records and edits`;
    return [faultRow(measure, `${thousands(ledger.acknowledged)} acknowledged`, faults)];
  });

async function writeUntilKilled(server: ServerProcess, writes: MixedWrites, faults: string[]) {
  const last = 1 + Math.floor(Math.random() * MOST_ANSWERS);
  let answers = 0;
  let killed: Promise<unknown> | undefined;
  await clients(CLIENTS, async () => {
    try {
      const answer = await writes.any();
      if (!answer.ok) faults.push(`${answer.url} was answered with ${answer.status}`);
      await answer.arrayBuffer();
    } catch (error) {
      // What fetch throws when the connection breaks.
      if (!(error instanceof TypeError)) throw error;
      return false;
    }
    answers += 1;
    if (answers === last) {
      killed = pause(Math.random() * MOST_MS).then(() => server.end('SIGKILL'));
    }
    return true;
  });
  await killed;
}
