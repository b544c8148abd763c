import autocannon from 'autocannon';
import type { ServerProcess } from '../server-process.ts';
import { median } from '../table.ts';

/** What autocannon is told, beside the server's address. */
export interface Load {
  path: string;
  connections: number;
  /** As long as it shall last, or as many requests as it shall send. */
  seconds?: number;
  amount?: number;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

export interface Driven {
  perSecond: number;
  /** Of a hundred answers the slowest but one, ms. */
  p99: number;
  /** Processor time of the server, all threads, for one answer, µs. */
  cost: number;
}

/** Sends as fast as answers come. Rejects when a single one is not a 2xx. */
export async function drive(
  server: ServerProcess,
  { path, seconds, ...load }: Load,
): Promise<Driven> {
  const times: number[] = [];
  const begun = performance.now();
  const busy = server.processorTime();
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(
      { url: server.url + path, ...(seconds && { duration: seconds }), ...load },
      (error: Error | null, done) => (error ? reject(error) : resolve(done)),
    );
    // Its own percentiles are whole milliseconds.
    run.on('response', (_client, _status, _bytes, time) => times.push(time));
  });
  const lasted = (performance.now() - begun) / 1000;
  if (result.non2xx || result.errors || times.length === 0) {
    throw new Error(`${path}: ${result.non2xx} not answered well, ${result.errors} broken off.`);
  }
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / lasted,
    p99: times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN,
    cost: ((server.processorTime() - busy) / times.length) * 1e6,
  };
}

/** The same load on each server, by turns; the median of each measure by the server's name. */
export async function driveByTurns<Name extends string>(
  servers: Readonly<Record<Name, ServerProcess>>,
  load: Load,
  rounds: number,
): Promise<Record<Name, Driven>> {
  const names = Object.keys(servers) as Name[];
  const driven = Object.fromEntries(names.map((name) => [name, [] as Driven[]])) as Record<
    Name,
    Driven[]
  >;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) driven[name].push(await drive(servers[name], load));
  }
  const medianOf = (name: Name, measure: keyof Driven) =>
    median(driven[name].map((one) => one[measure]));
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        perSecond: medianOf(name, 'perSecond'),
        p99: medianOf(name, 'p99'),
        cost: medianOf(name, 'cost'),
      },
    ]),
  ) as Record<Name, Driven>;
}
