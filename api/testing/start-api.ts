import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '#api/clock.ts';
import { readEnvironment } from '#api/env.ts';
import { createLog } from '#api/log/create-log.ts';
import { type BuiltFront, loadBuiltFront } from '#api/pages/built-front.ts';
import { start } from '#api/start.ts';
import type { LlmOptions } from '#api/tips/ask-llm.ts';

export interface TestApiOptions {
  clock?: Clock;
  /** Off unless a test is about it; password tries are always limited. */
  rateLimit?: boolean;
  trustProxy?: number;
  ownerPassword?: string;
  /** What visitors see; the server itself always listens on localhost. */
  publicUrl?: string;
  /** A folder to keep; without it a new one that `close` removes. */
  dataDir?: string;
  /** Built site, admin and widgets: the path of `dist`, or one made by the test. */
  front?: string | BuiltFront;
  /** On, as an empty folder has it, unless a test says otherwise. */
  sampleContent?: boolean;
  /** Asked for maintenance tips first. */
  tipsLlm?: LlmOptions;
  /** None, as in production: nothing is counted. */
  metricsToken?: string;
  /** Off, as in production, unless a test is about it. */
  storybook?: boolean;
  /** Receives the log, line by line. */
  onLog?: (line: string) => void;
}

export interface TestApi {
  url: string;
  dataDir: string;
  setupToken: string | undefined;
  close(): Promise<void>;
}

/** The real server with a real store, in this process, on a free port. */
export async function startApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { front, onLog } = options;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'inspection-')));
  const server = await start({
    environment: {
      ...readEnvironment({}),
      port: 0,
      dataDir,
      publicUrl: options.publicUrl,
      ownerPassword: options.ownerPassword,
      trustProxy: options.trustProxy ?? 0,
      rateLimit: options.rateLimit ?? false,
      sampleContent: options.sampleContent ?? true,
      tipsLlm: options.tipsLlm,
      storybook: options.storybook ?? false,
      metricsToken: options.metricsToken,
    },
    clock: options.clock ?? (() => new Date()),
    log: onLog ? createLog('trace', { write: onLog }) : createLog('silent'),
    front: typeof front === 'string' ? await loadBuiltFront(front) : front,
  });
  return {
    url: `http://localhost:${server.port}`,
    dataDir,
    setupToken: server.setupToken,
    async close() {
      await server.close();
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
