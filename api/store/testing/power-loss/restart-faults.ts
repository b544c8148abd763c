import { readdir } from 'node:fs/promises';
import { FileDisk } from '#api/store/json/disk.ts';
import { sampleContactRequest } from '#api/store/testing/sample-records.ts';
import { contentsOf, inNewFolder, openIn } from './contents.ts';
import type { DurabilityLedger } from './durability-ledger.ts';
import type { Random } from './random.ts';
import { diskOf, fates, type Survivors, survivors, writeSurvivors } from './survivors.ts';
import { VolatileCalls } from './volatile-calls.ts';

interface Audit {
  ledger: DurabilityLedger;
  /** The time of the cut. */
  time: number;
  pictures: ReadonlySet<string>;
}

/**
 * What is wrong after a start on what survived. With `random` the power is cut again at each change
 * that this start makes.
 */
export async function restartFaults(
  survived: Survivors,
  audit: Audit,
  random?: Random,
): Promise<string[]> {
  const again: Survivors[] = [];
  const faults = await inNewFolder(async (root) => {
    await writeSurvivors(survived, root);
    const disk = diskOf(survived);
    let starting = true;
    const onChange = () => {
      if (random && starting) again.push(survivors(disk, random.of(fates), random));
    };
    const calls = new VolatileCalls({ root, disk, onChange });
    return startFaults(root, calls, audit, () => {
      starting = false;
    });
  });
  for (const state of again) {
    const found = await restartFaults(state, audit);
    faults.push(...found.map((fault) => `${fault}, after a cut during the start`));
  }
  return faults;
}

async function startFaults(
  root: string,
  calls: VolatileCalls,
  audit: Audit,
  onStarted: () => void,
): Promise<string[]> {
  const faults: string[] = [];
  try {
    const store = await openIn(root, new FileDisk(calls));
    onStarted();
    const contents = await contentsOf(store, audit.pictures, faults);
    faults.push(...audit.ledger.faults(contents, audit.time));
    const left = await readdir(root, { recursive: true });
    faults.push(
      ...left.filter((path) => path.includes('unfinished')).map((path) => `${path} is left`),
    );
    await store.addContactRequest(sampleContactRequest());
    await store.close();
  } catch (error) {
    faults.push(`the start failed: ${error}`);
  }
  return faults;
}
