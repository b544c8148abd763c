import { setTimeout as pause } from 'node:timers/promises';
import type { PostgresServer } from '#api/store/postgres/testing/postgres-server.ts';
import { faultRow, type Row, thousands } from '../../table.ts';
import { clients } from '../clients.ts';
import { readStatesWithJobs } from '../job-entries.ts';
import { addAgreement } from '../job-writes.ts';
import { Ledger } from '../ledger.ts';
import { MixedWrites } from '../mixed-writes.ts';
import { Owner } from '../owner.ts';
import { freeSlots, openEveryDay } from '../slots.ts';
import { killDatabase, startDatabase } from './kill-database.ts';
import { type Processes, withProcesses } from './processes.ts';

const CLIENTS = 16;
/** The kill comes at a random time: after at most so many answers, and so many ms more. */
const MOST_ANSWERS = 80;
const MOST_MS = 15;
const SLOTS = 180;

interface Victim {
  name: string;
  /** Whether the processes that go on may refuse writes. */
  isDatabase: boolean;
  kill(): Promise<unknown>;
}

/**
 * `kill -9` of API processes and of the database during writes: what was acknowledged is there, once, and each
 * edit in the version that was acknowledged or was being written.
 */
export const kills = (rounds: number): Promise<Row> =>
  withProcesses(async (processes, database) => {
    const ledger = new Ledger();
    const { faults } = ledger;
    let slowest = 0;
    const first = processes.servers[0] ?? { url: '' };
    const owner = await Owner.signIn(first);
    await openEveryDay(owner);
    await addAgreement(owner);
    for (let round = 0; round < rounds; round++) {
      ledger.audit(await readStatesWithJobs(owner));
      const slots = await freeSlots(first.url, SLOTS);
      const writes = processes.servers.map((server, n, all) => {
        const own = slots.filter((_, index) => index % all.length === n);
        const run = `round-${round}-${n}`;
        const given = { server, owner: owner.at(server), ledger, slots: own, run };
        return new MixedWrites({ ...given, mayBeStored: true, withJobs: true });
      });
      const victim = victimOf(round, processes, database);
      await writeUntilKilled(victim, writes, faults);
      if (victim.isDatabase) await startDatabase(() => database.run());
      await processes.startEnded();
      slowest = Math.max(slowest, await processes.ready());
    }
    ledger.audit(await readStatesWithJobs(owner));
    const found = `${thousands(ledger.acknowledged)} acknowledged, ready again after ${thousands(slowest)} ms`;
    return faultRow(`${rounds} times kill -9 of processes and of the database`, found, faults);
  });

/** The database in every second round, else one of the processes. */
function victimOf(round: number, { servers }: Processes, database: PostgresServer): Victim {
  if (round % 2 === 0) {
    return { name: 'the database', isDatabase: true, kill: () => killDatabase(database) };
  }
  const n = Math.floor(Math.random() * servers.length);
  return {
    name: `process ${n}`,
    isDatabase: false,
    kill: async () => servers[n]?.end('SIGKILL'),
  };
}

async function writeUntilKilled(victim: Victim, writes: readonly MixedWrites[], faults: string[]) {
  const last = 1 + Math.floor(Math.random() * MOST_ANSWERS);
  let answers = 0;
  let killing: Promise<unknown> | undefined;
  let isKilled = false;
  async function kill() {
    await pause(Math.random() * MOST_MS);
    await victim.kill();
    isKilled = true;
  }
  await clients(CLIENTS, async () => {
    try {
      const one = writes[Math.floor(Math.random() * writes.length)];
      const answer = await one?.any();
      const isRefusal =
        victim.isDatabase && killing && answer?.status === 503 && answer.headers.has('Retry-After');
      if (!answer?.ok && !isRefusal) {
        const when = killing ? `while ${victim.name} was killed` : 'before the kill';
        faults.push(`${answer?.url} was answered with ${answer?.status} ${when}`);
      }
      await answer?.arrayBuffer();
    } catch (error) {
      // What fetch throws when the connection breaks.
      if (!(error instanceof TypeError)) throw error;
      if (!killing || victim.isDatabase) faults.push(`no answer: ${error}`);
      return false;
    }
    answers += 1;
    if (answers === last) killing = kill();
    return !isKilled;
  });
  await killing;
}
