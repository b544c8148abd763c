import { openJsonStore } from '#api/store/json/json-store.ts';
import { noSamples } from '#api/store/sample-content.ts';
import type { RouteRow } from '#api/testing/route-row.ts';
import { routeRows } from '#api/testing/route-rows.ts';
import { routesOf } from '#api/testing/routes-of.ts';
import { folderOf, leadFolders } from '#domain/leads/lead-folder.ts';
import { inNewFolder, type ServerProcess } from '../server-process.ts';
import { atMost, faultRow, type Row, thousands } from '../table.ts';
import { bodySchemas } from './bad-input/body-schemas.ts';
import { Campaign } from './bad-input/campaign.ts';
import { smugglingFaults } from './bad-input/garbage.ts';
import { WatchedServer } from './bad-input/watched-server.ts';
import { Owner } from './owner.ts';

/** The server's memory grows during some 12,000 requests and then no more. */
const WARM_UP = 0.5;
const LEAST_WARM_UP = 12_000;
/** Finds a leak of 2 KB a request; the records of 25,000 requests take less than 2 MB. */
const MOST_GROWTH_MB = 50;
const PAGES = 40;
const GARBAGE = 15;
const PASSWORD_ATTEMPTS = 25;

/** It comes last: once it has changed the password, nobody can sign in before the next start. */
const changesPassword = ({ call }: RouteRow) => call === 'PUT /api/owner/password';
const rows = routeRows.filter((row) => !changesPassword(row));

/** How often a route is called beside others; a throttled one answers five times a second. */
const weightOf = ({ body, query, call, bytes, throttled }: RouteRow): number => {
  if (throttled) return 0.1;
  if (body || bytes) return 3;
  return query || call.includes(':') ? 2 : 1;
};

/**
 * Bad requests to every route, page and file, and bytes that are no HTTP. Each gets an answer and none
 * a 5xx; the log has no errors and no personal data; what was accepted is there after a restart.
 */
export const badInput = (requests: number, seed = Date.now() % 2 ** 31): Promise<Row[]> =>
  inNewFolder(async (folder) => {
    const server = new WatchedServer(folder);
    const first = await server.start();
    const campaign = new Campaign(server, seed);
    campaign.faults.push(...(await untestedCalls()), ...(await smugglingFaults(first.port)));

    await attack(campaign, requests * WARM_UP);
    const before = await settledMemory(first);
    campaign.nextSeed();
    await attack(campaign, requests * (1 - WARM_UP));
    const grown = (await settledMemory(first)) - before;
    for (const row of routeRows.filter(changesPassword)) {
      await campaign.route(row, PASSWORD_ATTEMPTS);
    }
    await first.end();

    const second = await server.start();
    const owner = await Owner.signIn(second);
    const lists = await Promise.all(
      ['contact-requests', 'bookings'].flatMap((list) =>
        leadFolders.map((folder) => owner.all<{ id: string }>(list, folder)),
      ),
    );
    const found = new Set(lists.flat().map(({ id }) => id));
    const { sent, accepted, faults, acknowledged } = campaign;
    const fresh = await settledMemory(second);
    faults.push(...(await server.faults()).map((fault) => `after the restart: ${fault}`));
    const code = await second.end();
    if (code !== 0) faults.push(`the stop ended with ${code}`);
    const lost = await lostIn(
      folder,
      [...acknowledged].filter((id) => !found.has(id)),
    );
    return [
      faultRow(
        `${thousands(sent)} bad requests, seed ${seed}`,
        `${thousands(accepted)} accepted`,
        faults,
      ),
      {
        measure: 'growth of the server’s memory, second half, MB',
        ours: grown.toFixed(0),
        reference: `${before.toFixed(0)} before, ${fresh.toFixed(0)} a new server with the same records`,
        ...(requests * WARM_UP < LEAST_WARM_UP
          ? { target: 'too few to judge' }
          : atMost(MOST_GROWTH_MB, grown)),
      },
      faultRow('leads and bookings after a restart', `${acknowledged.size} acknowledged`, lost),
    ];
  });

async function attack(campaign: Campaign, requests: number): Promise<void> {
  const weights = rows.reduce((sum, row) => sum + weightOf(row), PAGES + GARBAGE);
  const share = (weight: number) => Math.ceil((requests * weight) / weights);
  await campaign.pages(share(PAGES));
  await campaign.garbage(share(GARBAGE));
  for (const row of rows) await campaign.route(row, share(weightOf(row)));
}

/** Those of `unlisted` that are not stored as deleted and then erased, which is in no list. */
async function lostIn(folder: string, unlisted: readonly string[]): Promise<string[]> {
  const store = await openJsonStore({ folder, samples: noSamples });
  const lost: string[] = [];
  for (const id of unlisted) {
    const record = (await store.findContactRequest(id)) ?? (await store.findBooking(id));
    if (!record || folderOf(record)) lost.push(id);
  }
  await store.close();
  return lost;
}

/** Routes without a row, and rows without a schema for their body. */
const untestedCalls = (): Promise<string[]> =>
  inNewFolder(async (folder) => {
    const store = await openJsonStore({ folder, samples: noSamples });
    const known = new Set(routeRows.map(({ call }) => call));
    const unknown = routesOf(store).filter((call) => !known.has(call));
    await store.close();
    const withoutSchema = routeRows.filter(({ call, body }) => body && !bodySchemas[call]);
    return [
      ...unknown.map((call) => `${call} has no row`),
      ...withoutSchema.map(({ call }) => `${call} has no schema here`),
    ];
  });

/** Memory of a server that has little to do, MB. */
async function settledMemory(server: ServerProcess): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 300; n++) {
    await (await fetch(`${server.url}/api/reviews`)).arrayBuffer();
    least = Math.min(least, server.memory());
  }
  return least / 2 ** 20;
}
