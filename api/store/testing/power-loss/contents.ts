import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Disk } from '#api/store/json/disk.ts';
import { openJsonStore } from '#api/store/json/json-store.ts';
import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Contents } from './durability-ledger.ts';
import { reportFaults } from './job-writes.ts';

const EVERYTHING = { limit: Number.POSITIVE_INFINITY };
const BEFORE_EVERYTHING = '2000-01-01';
const OPEN = new Date('2026-11-20T15:30:00Z');

/** All that `store` shows, with the pictures among `pictures` that it has; adds to `faults`. */
export async function contentsOf(
  store: Store,
  pictures: Iterable<string>,
  faults: string[] = [],
): Promise<Contents> {
  const contents = new Map<string, string>();
  const add = (name: string, value: unknown) => {
    if (contents.has(name)) faults.push(`${name} is stored twice`);
    contents.set(name, textOf(value));
  };
  for (const request of (await store.listContactRequests(EVERYTHING)).data) {
    add(`request ${request.email}`, request);
  }
  const bookings = await store.bookingsFrom(BEFORE_EVERYTHING);
  for (const booking of bookings) add(`booking ${booking.email}`, booking);
  faults.push(...soldTwice(bookings));
  for (const message of await store.outbox.about(bookings.map(({ id }) => id))) {
    add(`message ${message.id}`, message);
  }
  for (const job of await store.jobs.all()) {
    add(`job ${job.id}`, job);
    faults.push(...(await reportFaults(store, job)));
  }
  add('message settings', await store.messageSettings.read());
  for (const post of await store.posts.all()) add(`post ${post.id}`, post);
  for (const session of await store.listSessions(OPEN))
    add(`session ${session.tokenHash}`, session);
  add('availability', await store.availability.read());
  add('article reads', Object.fromEntries(await store.postReads()));
  const feed = await store.calendarFeed();
  if (feed) add('calendar feed', feed);
  for (const picture of pictures) {
    if (await store.uploads.find(picture)) add(`picture ${picture}`, true);
  }
  return contents;
}

function soldTwice(bookings: readonly Booking[]): string[] {
  const slots = bookings.flatMap(({ status, date, time }) =>
    status === 'cancelled' ? [] : [`${date} ${time}`],
  );
  return slots.flatMap((slot, at) => (slots.indexOf(slot) < at ? [`${slot} is sold twice`] : []));
}

/** The same text for equal values, whatever the order of their properties. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** The store of the data folder in `root`, which is created like on a first start. */
export const openIn = (root: string, disk?: Disk): Promise<Store> =>
  openJsonStore({ folder: join(root, 'data'), ...(disk && { disk }) });

export async function inNewFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'power-loss-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
