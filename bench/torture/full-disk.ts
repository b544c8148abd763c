import type { Row } from '../table.ts';
import { thousands } from '../table.ts';
import { auditedWrites } from './audited-writes.ts';
import { readKept } from './kept.ts';
import { untrueToDisk } from './refusals.ts';
import { SmallDisk } from './small-disk.ts';
import { clients, TortureServer } from './torture-server.ts';

const MB = 2 ** 20;
const CLIENTS = 8;
/** Refused writes after which the disk is taken for full; and the most that are sent. */
const ENOUGH = 40;
const MOST = 5000;
const SLOTS = 600;

/** A disk that fills up under writes, stays full for a while and is made room on. */
export async function fullDisk(): Promise<Row> {
  const measure = 'a disk that fills up, stays full and gets room again';
  const row = await SmallDisk.with(2 * MB, async (disk) => {
    await disk.fill(MB);
    const server = await TortureServer.start(disk.folder);
    const { owner, ledger, faults, writes, refusals } = await auditedWrites(server, {
      run: 'disk',
      slots: SLOTS,
      code: 'storage_full',
    });

    let sent = 0;
    await clients(CLIENTS, async () => {
      if (refusals.count >= ENOUGH || sent === MOST) return false;
      sent += 1;
      await refusals.hear(await writes.any());
      return true;
    });
    if (sent === MOST) faults.push(`${MOST} writes did not fill the disk`);
    await disk.fill();
    await refusals.hearAll(writes, owner);
    await refusals.reading(server.url);
    ledger.audit(await readKept(owner));
    faults.push(...(await untrueToDisk(owner, disk.folder, startOn)));

    await disk.makeRoom();
    await refusals.over(writes);
    faults.push(...(await untrueToDisk(owner, disk.folder, startOn)));

    await disk.fill();
    await server.end('SIGKILL');
    const next = await TortureServer.start(disk.folder);
    ledger.audit(await readKept(owner.at(next)));
    await refusals.reading(next.url);
    await next.end('SIGTERM');
    return {
      measure,
      ours: `${thousands(ledger.acknowledged)} acknowledged, ${refusals.count} refused, ${faults.length} faults`,
      reference: '',
      target: 'no fault',
      met: faults.length === 0,
      reasons: faults.slice(0, 10),
    };
  });
  return row ?? notRun(measure);
}

export const notRun = (measure: string): Row => ({
  measure,
  ours: 'not run: needs root',
  reference: '',
  target: 'no fault',
});

export async function startOn(folder: string) {
  const server = await TortureServer.start(folder);
  return { url: server.url, end: () => server.end('SIGTERM') };
}
