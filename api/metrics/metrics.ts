import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { ApiMiddleware } from '#api/api-context.ts';
import type { PageWatch } from '#api/pages/pages.ts';
import type { Disk } from '#api/store/json/disk.ts';
import type { RecordKind, Store } from '#api/store/store.ts';
import type { Build } from './build.ts';
import { measuredDisk } from './disk-metrics.ts';
import { folderMetrics } from './folder-metrics.ts';
import { pageMetrics } from './page-metrics.ts';
import { requestMetrics } from './request-metrics.ts';
import { recordMetrics, storeMetrics } from './store-metrics.ts';

/** Figures for Prometheus. Their labels have a bounded number of values, none from a client. */
export interface Metrics {
  /** What a reader has to show. */
  token: string;
  countRequests: ApiMiddleware;
  /** What the store is to write with. */
  disk: Disk;
  recordAdded: (kind: RecordKind) => void;
  pages: PageWatch;
  /** Adds what the store holds. */
  watch(store: Store): void;
  /** Of this moment, with its media type. */
  read(): Promise<{ type: string; text: string }>;
}

/** `dataDir` need not exist yet; `disk` is what the store would write with. */
export function createMetrics(options: {
  token: string;
  dataDir: string;
  disk: Disk;
  build: Build;
}): Metrics {
  const { token, dataDir, disk, build } = options;
  // Not the library's own registry: it would outlive the server, and add up those of a test run.
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  folderMetrics(registry, dataDir);
  new Gauge({
    name: 'inspection_build_info',
    help: 'Always 1; the labels name the release, the Node.js it runs on and the build it serves.',
    labelNames: ['version', 'node', 'build'],
    registers: [registry],
  }).set({ ...build }, 1);

  return {
    token,
    countRequests: requestMetrics(registry),
    disk: measuredDisk(registry, disk, dataDir),
    recordAdded: recordMetrics(registry),
    pages: pageMetrics(registry),
    watch: (store) => storeMetrics(registry, store),
    async read() {
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
