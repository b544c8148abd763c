import type { ProblemCode } from '#domain/problem/problem.ts';
import { readKept } from './kept.ts';
import { Ledger } from './ledger.ts';
import { MixedWrites } from './mixed-writes.ts';
import { Owner } from './owner.ts';
import { Refusals } from './refusals.ts';
import { freeSlots, openEveryDay } from './slots.ts';

/**
 * All that is needed to write to `server` while its disk refuses with `code`: who writes, what was
 * acknowledged, what was refused. `faults` gathers what either finds. `slots` is how many can be sold.
 */
export async function auditedWrites(
  server: { url: string },
  { run, slots, code }: { run: string; slots: number; code: ProblemCode },
) {
  const owner = await Owner.signIn(server);
  await openEveryDay(owner);
  const ledger = new Ledger();
  const { faults } = ledger;
  ledger.audit(await readKept(owner));
  const free = await freeSlots(server.url, slots);
  const writes = new MixedWrites({ server, owner, ledger, slots: free, run });
  return { owner, ledger, faults, writes, refusals: new Refusals(code, faults) };
}
