import { Counter, Gauge, type Registry } from 'prom-client';
import type { Clock } from '#api/clock.ts';
import type { RecordKind } from '#api/store/leads.ts';
import type { Store } from '#api/store/store.ts';
import { isStoreUnavailable } from '#api/store/store-unavailable-error.ts';

/** Counts new leads; returns the function to call for each. */
export function recordMetrics(registry: Registry): (kind: RecordKind) => void {
  const added = new Counter({
    name: 'inspection_records_added_total',
    help: 'Bookings and contact requests that were written and acknowledged; repeats do not count.',
    labelNames: ['kind'],
    registers: [registry],
  });
  // Starts at 0, so that Prometheus sees the first lead as an increase.
  for (const kind of ['booking', 'contact_request'] satisfies RecordKind[]) added.inc({ kind }, 0);
  return (kind) => added.inc({ kind });
}

/** The number of stored records and of due messages, counted at each scrape. */
export function storeMetrics(registry: Registry, store: Store, clock: Clock): void {
  const first = { limit: 1 };
  const counts: Record<string, () => Promise<number>> = {
    bookings: async () => (await store.listBookings(first)).total,
    contact_requests: async () => (await store.listContactRequests(first)).total,
    posts: async () => (await store.posts.all()).length,
    reviews: async () => (await store.reviews.all()).length,
    partners: async () => (await store.partners.all()).length,
  };
  new Gauge({
    name: 'inspection_records',
    help: 'Records that the store holds, canceled bookings and drafts included.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      await whileAvailable(async () => {
        for (const [kind, count] of Object.entries(counts)) this.set({ kind }, await count());
      });
    },
  });
  new Gauge({
    name: 'inspection_outbox_due',
    help: 'Messages that are due and neither sent nor refused.',
    registers: [registry],
    async collect() {
      const now = clock();
      this.remove();
      await whileAvailable(async () =>
        this.set((await store.outbox.planned(now)).filter(({ due }) => due <= now).length),
      );
    },
  });
}

/** A database that is away must not take the other metrics with it: the check `store` says so. */
async function whileAvailable(read: () => Promise<void>): Promise<void> {
  await read().catch((error: unknown) => {
    if (!isStoreUnavailable(error)) throw error;
  });
}
