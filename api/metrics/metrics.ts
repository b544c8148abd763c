import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Clock } from '#api/clock.ts';
import type { HealthMonitor } from '#api/health/health-monitor.ts';
import type { ApiMiddleware } from '#api/http/api-context.ts';
import type { PageObserver } from '#api/pages/site-renderer.ts';
import type { Disk } from '#api/store/json/disk.ts';
import type { RecordKind } from '#api/store/leads.ts';
import type { DatabaseFigures } from '#api/store/postgres/database-figures.ts';
import type { Store } from '#api/store/store.ts';
import type { SendOutcome } from '#domain/messages/message-record.ts';
import type { Build } from './build.ts';
import { databaseMetrics } from './database-metrics.ts';
import { measuredDisk } from './disk-metrics.ts';
import { folderMetrics } from './folder-metrics.ts';
import { healthMetrics } from './health-metrics.ts';
import { mailMetrics } from './mail-metrics.ts';
import { pageMetrics } from './page-metrics.ts';
import { requestMetrics } from './request-metrics.ts';
import { recordMetrics, storeMetrics } from './store-metrics.ts';

/** Metrics for Prometheus. Label values are bounded and never come from a client. */
export interface Metrics {
  /** The bearer token of `/metrics`. */
  token: string;
  countRequests: ApiMiddleware;
  /** A disk that measures its writes, for a store of files. */
  disk: Disk | undefined;
  recordAdded: (kind: RecordKind) => void;
  pages: PageObserver;
  /** Adds the number of stored records and of messages that are due. */
  watch(store: Store, clock: Clock): void;
  /** Call it with the outcome of each attempt to send a mail. */
  mailAttempted: (outcome: SendOutcome['outcome']) => void;
  /** Adds the checks. */
  watchHealth(health: HealthMonitor): void;
  /** Adds the figures of a database. */
  watchDatabase(figures: DatabaseFigures): void;
  /** The current metrics as text, with its media type. */
  read(): Promise<{ type: string; text: string }>;
}

export function createMetrics(options: {
  token: string;
  /** For a store of files: the folder, which need not exist yet, and the disk that writes. */
  files: { dataDir: string; disk: Disk } | undefined;
  build: Build;
}): Metrics {
  const { token, files, build } = options;
  // Not the library's global registry, which all servers of a test run would share.
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  if (files) folderMetrics(registry, files.dataDir);
  new Gauge({
    name: 'inspection_build_info',
    help: 'Always 1; the labels name the release, the Node.js it runs on and the build it serves.',
    labelNames: ['version', 'node', 'build'],
    registers: [registry],
  }).set({ ...build }, 1);

  return {
    token,
    countRequests: requestMetrics(registry),
    disk: files && measuredDisk(registry, files.disk, files.dataDir),
    recordAdded: recordMetrics(registry),
    pages: pageMetrics(registry),
    watch: (store, clock) => storeMetrics(registry, store, clock),
    mailAttempted: mailMetrics(registry),
    watchHealth: (health) => healthMetrics(registry, health),
    watchDatabase: (figures) => databaseMetrics(registry, figures),
    async read() {
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
