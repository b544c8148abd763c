import { noSamples } from '#api/samples/samples.ts';
import { openJsonStore } from '#api/store/json/json-store.ts';
import type { RouteRow } from '#api/testing/route-row.ts';
import { routeRows } from '#api/testing/route-rows.ts';
import { routesOf } from '#api/testing/routes-of.ts';
import { type Row, thousands } from '../table.ts';
import { bodySchemas } from './bad-input/body-schemas.ts';
import { Campaign } from './bad-input/campaign.ts';
import { smuggled } from './bad-input/smuggling.ts';
import { WatchedServer } from './bad-input/watched-server.ts';
import { onNewFolder, type TortureServer } from './torture-server.ts';

/**
 * So much of it comes first, for the server to take the room that it works in: some 12,000 requests
 * until it takes no more.
 */
const WARM_UP = 0.5;
const WARM_UP_LEAST = 12_000;
/** A leak of 2 KB a request is found; what is kept of 25,000 requests takes less than 2 MB. */
const MOST_GROWTH_MB = 50;
const PAGES = 40;
const GARBAGE = 15;
const PASSWORD_TRIES = 25;

/** Who changes the password can sign in no more, until the start sets it anew: it comes last. */
const ofPassword = ({ call }: RouteRow) => call === 'PUT /api/owner/password';
const rows = routeRows.filter((row) => !ofPassword(row));

/** How often a route is tried beside the others; a throttled one answers five times a second. */
const weightOf = ({ body, query, call, bytes, throttled }: RouteRow): number => {
  if (throttled) return 0.1;
  if (body || bytes) return 3;
  return query || call.includes(':') ? 2 : 1;
};

/**
 * Requests that no client of ours sends, on every route, page and file, and bytes that are none:
 * each is answered, none with a 5xx, nothing unexpected and nobody's data gets into the log, and
 * what was accepted is there after a restart.
 */
export const badInput = (requests: number, seed = Date.now() % 2 ** 31): Promise<Row[]> =>
  onNewFolder(async (folder) => {
    const server = new WatchedServer(folder);
    const first = await server.start();
    const campaign = new Campaign(server, seed);
    campaign.faults.push(...(await gaps()), ...(await smuggled(first.port)));

    await attack(campaign, requests * WARM_UP);
    const before = await settled(first);
    campaign.turn();
    await attack(campaign, requests * (1 - WARM_UP));
    const after = await settled(first);
    for (const row of routeRows.filter(ofPassword)) await campaign.route(row, PASSWORD_TRIES);
    await first.end('SIGTERM');

    const second = await server.start();
    const found = new Set((await everyId(second)).map(({ id }) => id));
    const lost = [...campaign.kept].filter((id) => !found.has(id));
    const reopened = await settled(second);
    const code = await second.end('SIGTERM');
    campaign.faults.push(...(await server.faults()).map((fault) => `after the restart: ${fault}`));
    if (code !== 0) campaign.faults.push(`the stop ended with ${code}`);
    const { asked, accepted, faults, kept } = campaign;
    const grown = after - before;
    return [
      {
        measure: `${thousands(asked)} bad requests, seed ${seed}`,
        ours: `${faults.length} faults`,
        reference: `${thousands(accepted)} of them accepted`,
        target: 'no fault',
        met: faults.length === 0,
        reasons: faults,
      },
      {
        measure: 'memory of the server, second half',
        ours: `${grown >= 0 ? '+' : ''}${grown.toFixed(0)} MB`,
        reference: `${before.toFixed(0)} MB then, ${reopened.toFixed(0)} MB a new one with the same records`,
        ...(requests * WARM_UP < WARM_UP_LEAST
          ? { target: 'too few to judge' }
          : { target: `at most +${MOST_GROWTH_MB} MB`, met: grown <= MOST_GROWTH_MB }),
      },
      {
        measure: 'leads and bookings there after a restart',
        ours: `${kept.size - lost.length} of ${kept.size}`,
        reference: '',
        target: 'all',
        met: lost.length === 0,
        reasons: lost.slice(0, 10),
      },
    ];
  });

async function attack(campaign: Campaign, requests: number): Promise<void> {
  const weights = rows.reduce((sum, row) => sum + weightOf(row), PAGES + GARBAGE);
  const share = (weight: number) => Math.ceil((requests * weight) / weights);
  await campaign.pages(share(PAGES));
  await campaign.garbage(share(GARBAGE));
  for (const row of rows) await campaign.route(row, share(weightOf(row)));
}

/** Routes that nobody would try, and bodies that nobody could make. */
const gaps = (): Promise<string[]> =>
  onNewFolder(async (folder) => {
    const store = await openJsonStore({ folder, samples: noSamples });
    const known = new Set(routeRows.map(({ call }) => call));
    const unknown = routesOf(store).filter((call) => !known.has(call));
    await store.close();
    const shapeless = routeRows.filter(({ call, body }) => body && !bodySchemas[call]);
    return [
      ...unknown.map((call) => `${call} has no row`),
      ...shapeless.map(({ call }) => `${call} has no schema here`),
    ];
  });

/** Megabytes that it has in use once it has little to do. */
async function settled(server: TortureServer): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < 300; at++) {
    await (await fetch(`${server.url}/api/reviews`)).arrayBuffer();
    least = Math.min(least, server.memory());
  }
  return least / 2 ** 20;
}

const everyId = async (server: TortureServer): Promise<{ id: string }[]> => [
  ...(await server.everything<{ id: string }>('contact-requests')),
  ...(await server.everything<{ id: string }>('bookings')),
];
