import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '#api/clock.ts';
import { readEnvironment } from '#api/env.ts';
import { createLog } from '#api/http/create-log.ts';
import type { FetchNetwork } from '#api/http/public-request.ts';
import type { RenderMail } from '#api/mail/load-mail-renderer.ts';
import type { MailOptions } from '#api/mail/mail-variables.ts';
import type { LlmOptions } from '#api/maintenance/ask-llm.ts';
import { hashPassword } from '#api/owner/password.ts';
import { type BuiltFront, loadBuiltFront } from '#api/pages/built-front.ts';
import type { StripeOptions } from '#api/payments/stripe-variables.ts';
import { start } from '#api/start.ts';
import { acceptFiles } from '#api/store/json/accept-files.ts';
import type { Disk } from '#api/store/json/disk.ts';
import { MANIFEST } from '#api/store/json/manifest.ts';
import type { PicturesOptions } from '#api/store/pictures/pictures-options.ts';

export interface TestApiOptions {
  clock?: Clock;
  /** Off by default; password attempts are always limited. */
  rateLimit?: boolean;
  trustProxy?: number;
  /** A first password is stored before the start, whatever its strength. */
  ownerPassword?: string;
  /** The origin that visitors see; the server always listens on localhost. */
  publicUrl?: string;
  /** An existing folder; by default a new one, which `close` removes. */
  dataDir?: string;
  /** The address of a PostgreSQL database; files by default. */
  databaseUrl?: string | undefined;
  /** Built site, admin and widgets, or the path of `dist`. */
  front?: string | BuiltFront;
  /** On by default, as in production. */
  sampleContent?: boolean;
  /** The language model for maintenance tips. */
  tipsLlm?: LlmOptions;
  /** Where the owner's calendars are read from; the public network by default. */
  network?: FetchNetwork;
  /** The mail server; none by default. */
  mail?: MailOptions;
  /** The HTML part of mails; none by default. */
  renderMail?: RenderMail;
  /** Online payment; off by default. */
  stripe?: StripeOptions;
  /** Undefined by default, which disables metrics. */
  metricsToken?: string;
  /** The collector of traces; none by default. */
  tracesEndpoint?: string | undefined;
  /** Off by default, as in production. */
  storybook?: boolean;
  /** The store's by default. */
  pictures?: PicturesOptions;
  /** For tests of failing writes. */
  disk?: Disk;
  /** Receives the log, line by line. */
  onLog?: (line: string) => void;
}

export interface TestApi {
  url: string;
  dataDir: string;
  setupToken: string | undefined;
  close(): Promise<void>;
}

/** Milliseconds; a server in use looks every two seconds, which a test would wait for. A look at files costs nothing. */
const LOOK_INTERVAL = 50;

/** The real server with a real store, in this process, on a free port. */
export async function startApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { front, onLog } = options;
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'inspection-')));
  const { databaseUrl, ownerPassword } = options;
  const storesPassword = ownerPassword && !databaseUrl;
  if (storesPassword) await storePassword(dataDir, ownerPassword);
  const server = await start({
    environment: {
      ...readEnvironment({}),
      port: 0,
      dataDir,
      ...(options.pictures && { pictures: options.pictures }),
      database: databaseUrl ? { url: databaseUrl, connections: 5 } : undefined,
      publicUrl: options.publicUrl,
      ownerPassword: options.ownerPassword,
      trustProxy: options.trustProxy ?? 0,
      rateLimit: options.rateLimit ?? false,
      sampleContent: options.sampleContent ?? true,
      tipsLlm: options.tipsLlm,
      mail: options.mail,
      stripe: options.stripe,
      storybook: options.storybook ?? false,
      metricsToken: options.metricsToken,
      tracesEndpoint: options.tracesEndpoint,
    },
    clock: options.clock ?? (() => new Date()),
    log: onLog ? createLog('trace', { write: onLog }) : createLog('silent'),
    ...(options.disk && { disk: options.disk }),
    network: options.network,
    lookInterval: databaseUrl ? undefined : LOOK_INTERVAL,
    renderMail: options.renderMail,
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

const hashes = new Map<string, Promise<string>>();

/** Thousands of tests sign in: their hashes say that they cost next to nothing. */
const cheap = { memory: 8, passes: 1, parallelism: 1 };

/** Stores the first password without judging it, which would take a second each time. */
async function storePassword(dataDir: string, password: string): Promise<void> {
  const hash = hashes.get(password) ?? hashPassword(password, cheap);
  hashes.set(password, hash);
  const content = JSON.stringify({ version: 1, passwordHash: await hash });
  const path = join(dataDir, 'owner.json');
  if (existsSync(path)) return;
  await writeFile(path, content, { mode: 0o600 });
  if (existsSync(join(dataDir, MANIFEST))) await acceptFiles(dataDir);
}
