import { spawnSync } from 'node:child_process';
import type { Row } from '../table.ts';
import { auditedWrites } from './audited-writes.ts';
import { notRun, startOn } from './full-disk.ts';
import { readKept } from './kept.ts';
import { untrueToDisk } from './refusals.ts';
import { SmallDisk } from './small-disk.ts';
import { TortureServer } from './torture-server.ts';

const BYTES = 8 * 2 ** 20;
const SLOTS = 100;
const WRITES = 60;

/** A folder that turns read-only under a running server, and a start on one. */
export async function readOnlyFolder(): Promise<Row> {
  const measure = 'a folder that turns read-only, a start on it, and back';
  const row = await SmallDisk.with(BYTES, async (disk) => {
    const server = await TortureServer.start(disk.folder);
    const { owner, ledger, faults, writes, refusals } = await auditedWrites(server, {
      run: 'read-only',
      slots: SLOTS,
      code: 'storage_unavailable',
    });
    for (let sent = 0; sent < WRITES; sent++) await refusals.hear(await writes.any());
    if (refusals.count > 0) faults.push('writes were refused before');

    disk.makeReadOnly();
    await refusals.hearAll(writes, owner);
    await refusals.reading(server.url);
    ledger.audit(await readKept(owner));
    faults.push(...(await untrueToDisk(owner, disk.folder, startOn)));
    disk.makeWritable();
    await refusals.over(writes);

    disk.makeReadOnly();
    const code = await server.end('SIGTERM');
    if (code !== 0) faults.push(`the stop ended with ${code}`);
    faults.push(...startRefused(disk.folder));
    disk.makeWritable();
    const next = await TortureServer.start(disk.folder);
    ledger.audit(await readKept(owner.at(next)));
    await next.end('SIGTERM');
    return {
      measure,
      ours: `${ledger.acknowledged} acknowledged, ${refusals.count} refused, ${faults.length} faults`,
      reference: '',
      target: 'no fault',
      met: faults.length === 0,
      reasons: faults.slice(0, 10),
    };
  });
  return row ?? notRun(measure);
}

/** A start must end with code 1 and one sentence that names the folder and what is wrong with it. */
function startRefused(folder: string): string[] {
  const { status, stderr } = spawnSync(process.execPath, ['api/server.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' },
    encoding: 'utf8',
    timeout: 30_000,
  });
  const isClear = stderr.includes(folder) && /read-only/.test(stderr) && /^[^\n]+\n$/.test(stderr);
  return status === 1 && isClear ? [] : [`a start on it ended with ${status}, saying "${stderr}"`];
}
