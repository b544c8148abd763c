import { readEnvironment } from '#api/env.ts';
import { createLog } from '#api/log/create-log.ts';
import { start } from '#api/start.ts';
import { type Disk, FileDisk } from '#api/store/json/disk.ts';
import { FailingCalls } from '#api/store/testing/failing-calls.ts';
import type { Row } from '../table.ts';
import { auditedWrites } from './audited-writes.ts';
import { readKept } from './kept.ts';
import { untrueToDisk } from './refusals.ts';
import { OWNER_PASSWORD, onNewFolder } from './torture-server.ts';

const SLOTS = 600;
const WRITES = 100;
/** Writes of a kind that may make fewer calls than the one before, one after the other. */
const TRIES = 20;
const CALLS_OF_A_FILE = 8;

/**
 * Each kind of write, with each of the calls that it makes on the disk failing once: opening,
 * writing, syncing, closing, renaming, and syncing the folder.
 */
export const failingCalls = (): Promise<Row> =>
  onNewFolder(async (folder) => {
    const calls = new FailingCalls();
    const server = await startHere(folder, new FileDisk(calls));
    const { owner, ledger, faults, writes, refusals } = await auditedWrites(server, {
      run: 'calls',
      slots: SLOTS,
      code: 'storage_unavailable',
    });
    for (let sent = 0; sent < WRITES; sent++) await refusals.hear(await writes.any());

    /** `kind` with its `nth` call failing; undefined when it made fewer. */
    async function failing(kind: string, nth: number) {
      calls.failAt(nth, 'EIO');
      const answer = await writes.write(kind);
      const call = calls.made[nth - 1];
      calls.failAt(Number.POSITIVE_INFINITY, '');
      const what = `${kind}, call ${nth} (${call})`;
      if (!answer) throw new Error(`${kind} was not sent`);
      await refusals.hear(answer, what);
      if (call === undefined) return undefined;
      // A move to another month is done when its new place is kept; the old one is swept later.
      const mayBeDone = kind === 'a move' && nth > CALLS_OF_A_FILE;
      if (answer.ok && !mayBeDone) faults.push(`${what} failed and was acknowledged`);
      return what;
    }

    let failed = 0;
    for (const kind of writes.kinds) {
      // A move within a month makes fewer calls than one to another.
      for (let nth = 1, tries = 0; tries < TRIES; tries++) {
        const what = await failing(kind, nth);
        if (!what) continue;
        const untrue = await untrueToDisk(owner, folder, startHere);
        faults.push(...untrue.map((difference) => `${what}: ${difference}`));
        const next = await writes.write(kind);
        if (!next?.ok) faults.push(`after ${what} the next was answered with ${next?.status}`);
        [nth, tries, failed] = [nth + 1, 0, failed + 1];
      }
    }
    ledger.audit(await readKept(owner));
    await server.end();
    return {
      measure: `EIO once at each call of ${writes.kinds.length} kinds of write`,
      ours: `${failed} calls failed, ${refusals.count} writes refused, ${faults.length} faults`,
      reference: '',
      target: 'no fault',
      met: faults.length === 0,
      reasons: faults.slice(0, 10),
    };
  });

/** In this process, where a disk can be put in. */
async function startHere(folder: string, disk?: Disk) {
  const server = await start({
    environment: {
      ...readEnvironment({ DATA_DIR: folder, PORT: '0', RATE_LIMIT: 'off' }),
      // A copy has it already.
      ownerPassword: disk && OWNER_PASSWORD,
    },
    clock: () => new Date(),
    log: createLog('silent'),
    front: undefined,
    ...(disk && { disk }),
  });
  return { url: server.publicUrl, end: () => server.close() };
}
