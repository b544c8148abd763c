import pg from 'pg';
import { ConfigurationError } from '#api/configuration-error.ts';

/** Of PostgreSQL: the oldest one with which the tests were run. */
const OLDEST_VERSION = 15;

/** Milliseconds until a connection, and an answer, must be there. */
const ANSWER_TIMEOUT = 5_000;

/** Enough for a pooler that gives out the connection used last, and for one that takes them in turn. */
const OTHER_CLIENTS = 2;

/**
 * Refuses a server that is too old, and a pooler that gives each transaction another session: limits set for a session
 * would hold for other programs, and notices of `LISTEN` would be lost.
 *
 * @throws ConfigurationError
 */
export async function checkServer(url: string): Promise<void> {
  const clients: pg.Client[] = [];
  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: ANSWER_TIMEOUT,
      query_timeout: ANSWER_TIMEOUT,
    });
    // A connection that breaks rejects its query; unheard, the event would end the process.
    client.on('error', () => undefined);
    clients.push(client);
    await client.connect();
    return client;
  }
  try {
    const client = await connect();
    await checkVersion(client);
    if (await sharesSessions(client, connect)) {
      throw new ConfigurationError(
        'The pooler in front of it gives each transaction another session. Set pool_mode = session in it',
      );
    }
  } finally {
    // Not awaited: a server that does not answer does not end them either.
    for (const client of clients) client.end().catch(() => undefined);
  }
}

async function checkVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: string; number: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number`,
  );
  const [server] = rows;
  if (server && server.number >= OLDEST_VERSION * 10_000) return;
  throw new ConfigurationError(
    `Its version is ${server?.version}; ${OLDEST_VERSION} or later is needed`,
  );
}

/** Whether another client gets the session of `client`, or leaves it another one, while both are connected. */
async function sharesSessions(client: pg.Client, connect: () => Promise<pg.Client>) {
  const session = await sessionOf(client);
  // A pooler gives its clients numbers of its own.
  if (session === (client as { processID?: number }).processID) return false;
  for (let n = 0; n < OTHER_CLIENTS; n++) {
    const other = await connect();
    await other.query('begin');
    if ((await sessionOf(other)) === session || (await sessionOf(client)) !== session) return true;
  }
  return false;
}

async function sessionOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}
