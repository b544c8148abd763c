import { readEnvironment } from '#api/env.ts';
import { createLog } from '#api/http/create-log.ts';
import { start } from '#api/start.ts';
import { type Disk, FileDisk } from '#api/store/json/disk.ts';
import { FailingCalls } from '#api/store/testing/failing-calls.ts';
import { inNewFolder, OWNER_PASSWORD } from '../server-process.ts';
import { faultRow, type Row } from '../table.ts';
import { readStates } from './record-states.ts';
import { Refusals } from './refusals.ts';

const WRITES_BEFORE = 100;
/** How often a kind of write is tried that may make fewer calls than the one before. */
const TRIES = 20;
const CALLS_OF_A_FILE = 11;

/**
 * Every kind of write, with each of its calls to the disk failing once: opening, writing, syncing,
 * closing and renaming the file, syncing the folder and marking it meanwhile.
 */
export const failingCalls = (): Promise<Row> =>
  inNewFolder(async (folder) => {
    const calls = new FailingCalls();
    const server = await startInProcess(folder, new FileDisk(calls));
    const expected = { run: 'calls', slots: 600, code: 'storage_unavailable' } as const;
    const refusals = await Refusals.at(server, expected);
    const { owner, ledger, faults, writes } = refusals;
    for (let sent = 0; sent < WRITES_BEFORE; sent++) await refusals.check(await writes.any());

    /** Writes `kind` with its `nth` call failing; undefined when it made fewer calls. */
    async function writeFailing(kind: string, nth: number) {
      calls.failAt(nth, 'EIO');
      const answer = await writes.write(kind);
      const call = calls.made[nth - 1];
      calls.failAt(Number.POSITIVE_INFINITY, '');
      const what = `${kind}, call ${nth} (${call})`;
      if (!answer) throw new Error(`${kind} was not sent`);
      await refusals.check(answer, what);
      if (call === undefined) return undefined;
      // A move to another month is durable once the new month is written; the old one is swept later.
      // The last call removes the folder's mark; one that stays makes the next start slower, no more.
      const mayBeDone = call === 'rm' || (kind === 'move' && nth > CALLS_OF_A_FILE);
      if (answer.ok && !mayBeDone) faults.push(`${what} failed and was acknowledged`);
      return what;
    }

    let failed = 0;
    for (const kind of writes.kinds) {
      // A move within a month makes fewer calls than one to another.
      for (let nth = 1, tries = 0; tries < TRIES; tries++) {
        const what = await writeFailing(kind, nth);
        if (!what) continue;
        await refusals.expectEqualToDisk(folder, startInProcess, `${what}: `);
        const next = await writes.write(kind);
        if (!next?.ok) faults.push(`after ${what} the next was answered with ${next?.status}`);
        [nth, tries, failed] = [nth + 1, 0, failed + 1];
      }
    }
    ledger.audit(await readStates(owner));
    await server.end();
    const found = `${failed} calls failed, ${refusals.count} writes refused`;
    return faultRow(
      `EIO once at each call of ${writes.kinds.length} kinds of write`,
      found,
      faults,
    );
  });

/** In this process, where the disk can be replaced. */
async function startInProcess(folder: string, disk?: Disk) {
  const server = await start({
    environment: {
      ...readEnvironment({ DATA_DIR: folder, PORT: '0', RATE_LIMIT: 'off' }),
      // A copied folder has a password already.
      ownerPassword: disk && OWNER_PASSWORD,
    },
    clock: () => new Date(),
    log: createLog('silent'),
    front: undefined,
    ...(disk && { disk }),
  });
  return { url: server.publicUrl, end: () => server.close() };
}
