import { spawnSync } from 'node:child_process';
import { faultRow, type Row, thousands } from '../table.ts';
import { clients, startQuiet } from './clients.ts';
import { failingCalls } from './failing-calls.ts';
import { readStates } from './record-states.ts';
import { Refusals } from './refusals.ts';
import { SmallDisk } from './small-disk.ts';

const MB = 2 ** 20;
/** Beyond the room that readiness reserves (`RESERVE`), so that a server on it is ready until it fills. */
const DISK = 32 * MB;
/** Room in which hundreds of records fit. */
const ALMOST_FULL = MB;
const CLIENTS = 8;
/** A disk counts as full after so many refused writes; so many are sent at most. */
const ENOUGH_REFUSALS = 40;
const MOST_WRITES = 5000;
const WRITES_BEFORE = 60;

/** A disk that refuses: clear answers, a memory equal to the disk, and recovery. */
export const disk = async (): Promise<Row[]> => [
  await onSmallDisk('a disk that fills up, stays full and gets room again', fullDisk),
  await onSmallDisk('a folder that turns read-only, a start on it, and back', readOnly),
  await failingCalls(),
];

async function onSmallDisk(
  measure: string,
  work: (disk: SmallDisk) => Promise<Refusals>,
): Promise<Row> {
  const refusals = await SmallDisk.with(DISK, work);
  if (!refusals) return { measure, ours: 'not run: needs root', target: 'no fault' };
  const { ledger, count, faults } = refusals;
  const found = `${thousands(ledger.acknowledged)} acknowledged, ${count} refused`;
  return faultRow(measure, found, faults);
}

async function fullDisk(disk: SmallDisk): Promise<Refusals> {
  const server = await startQuiet(disk.folder);
  const refusals = await Refusals.at(server, { run: 'disk', slots: 600, code: 'storage_full' });
  const { owner, ledger, faults, writes } = refusals;
  await refusals.expectReady(server.url, true);
  await disk.fill(DISK - ALMOST_FULL);
  // Before a write is refused.
  await refusals.expectReady(server.url, false);
  await refusals.expectAccepted('booking');
  let sent = 0;
  await clients(CLIENTS, async () => {
    if (refusals.count >= ENOUGH_REFUSALS || sent === MOST_WRITES) return false;
    sent += 1;
    await refusals.check(await writes.any());
    return true;
  });
  if (sent === MOST_WRITES) faults.push(`${MOST_WRITES} writes did not fill the disk`);
  await disk.fill();
  await refusals.expectReadOnly(server.url);
  await refusals.expectEqualToDisk(disk.folder, startQuiet);

  await disk.makeRoom();
  await refusals.expectWritable();
  await refusals.expectReady(server.url, true);
  await refusals.expectEqualToDisk(disk.folder, startQuiet);

  await disk.fill();
  await server.end('SIGKILL');
  const next = await startQuiet(disk.folder);
  ledger.audit(await readStates(owner.at(next)));
  await refusals.expectReadable(next.url);
  await next.end();
  return refusals;
}

async function readOnly(disk: SmallDisk): Promise<Refusals> {
  const server = await startQuiet(disk.folder);
  const expected = { run: 'read-only', slots: 100, code: 'storage_unavailable' } as const;
  const refusals = await Refusals.at(server, expected);
  const { owner, ledger, faults, writes } = refusals;
  for (let sent = 0; sent < WRITES_BEFORE; sent++) await refusals.check(await writes.any());
  // The random writes may have cancelled every booking; a move and a cancellation need one.
  await refusals.expectAccepted('booking');
  if (refusals.count > 0) faults.push('writes were refused before');
  await refusals.expectReady(server.url, true);

  disk.makeReadOnly();
  await refusals.expectReadOnly(server.url);
  await refusals.expectEqualToDisk(disk.folder, startQuiet);
  disk.makeWritable();
  await refusals.expectWritable();
  await refusals.expectReady(server.url, true);

  disk.makeReadOnly();
  const code = await server.end();
  if (code !== 0) faults.push(`the stop ended with ${code}`);
  faults.push(...startRefused(disk.folder));
  disk.makeWritable();
  const next = await startQuiet(disk.folder);
  ledger.audit(await readStates(owner.at(next)));
  await next.end();
  return refusals;
}

/** A start must end with code 1 and one sentence that names the folder and the trouble. */
function startRefused(folder: string): string[] {
  const { status, stderr } = spawnSync(process.execPath, ['api/server.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' },
    encoding: 'utf8',
    timeout: 30_000,
  });
  const isClear = stderr.includes(folder) && /read-only/.test(stderr) && /^[^\n]+\n$/.test(stderr);
  return status === 1 && isClear ? [] : [`a start on it ended with ${status}: "${stderr}"`];
}
