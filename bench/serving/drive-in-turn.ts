import type { ServerProcess } from '../server-process.ts';
import { median } from '../table.ts';
import { type Driven, drive, type Load } from './drive.ts';

export type Served = Pick<Driven, 'perSecond' | 'p99' | 'cost'>;

/** `drive` with one request over and over. Rejects when a single answer is not a 2xx. */
export async function driveWith(
  server: ServerProcess,
  request: Buffer,
  load: Load,
): Promise<Driven> {
  const driven = await drive(server, () => request, load);
  const { faults } = driven;
  if (faults.length > 0) throw new Error(`${faults.length} faults, the first: ${faults[0]}`);
  return driven;
}

/** The same load on each server in turn; medians by the server's name. The first round is discarded. */
export async function driveInTurn<Name extends string>(
  servers: Readonly<Record<Name, ServerProcess>>,
  request: Buffer,
  load: Load,
  rounds: number,
): Promise<Record<Name, Served>> {
  const entries = Object.entries<ServerProcess>(servers).map(
    ([name, server]) => [name, server, [] as Driven[]] as const,
  );
  for (let round = 0; round <= rounds; round++) {
    for (const [, server, driven] of entries) {
      const one = await driveWith(server, request, load);
      if (round > 0) driven.push(one);
    }
  }
  return Object.fromEntries(
    entries.map(([name, , driven]) => {
      const of = (measure: keyof Served) => median(driven.map((one) => one[measure]));
      return [name, { perSecond: of('perSecond'), p99: of('p99'), cost: of('cost') }];
    }),
  ) as Record<Name, Served>;
}
