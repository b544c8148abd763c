import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database with empty tables, which the tests copy. */
export const TEMPLATE = 'migrated';

export interface TestDatabase {
  url: string;
  /** Runs statements of the test in it. */
  query(text: string): Promise<pg.QueryResult>;
  /** While true, every write fails as on a full disk. */
  refuseWrites(refuse: boolean): Promise<void>;
  /** Every value of every table. */
  text(): Promise<string>;
  /** Makes it as new for the next test, in a fraction of the time that a new one takes. */
  empty(): Promise<void>;
  /** Also ends open connections. */
  drop(): Promise<void>;
}

/** A new database with this version's tables, or an `empty` one. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await query(
    server,
    `create database ${name}${empty ? '' : ` template ${TEMPLATE} strategy file_copy`}`,
  );
  const url = server.replace(/[^/]+$/, name);
  return {
    url,
    query: (text) => query(url, text),
    refuseWrites: (refuse) => query(url, refuse ? refuseAll : acceptAll).then(() => undefined),
    text: () => textOf(url),
    empty: () => query(url, acceptAll + deleteAll).then(() => undefined),
    drop: () => query(server, `drop database ${name} with (force)`).then(() => undefined),
  };
}

async function textOf(url: string): Promise<string> {
  const tables = await query(url, "select tablename from pg_tables where schemaname = 'public'");
  const texts: string[] = [];
  for (const { tablename } of tables.rows as { tablename: string }[]) {
    const { rows } = await query(url, `select * from "${tablename}"`);
    const values = rows.flatMap((row: object) => Object.values(row));
    texts.push(
      ...values.map((value) => (Buffer.isBuffer(value) ? `${value}` : JSON.stringify(value))),
    );
  }
  return texts.join('\n');
}

async function query(connectionString: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

const refuseAll = `
  create function refuse() returns trigger language plpgsql as
    $$ begin raise 'No space left on device' using errcode = 'disk_full'; end $$;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create trigger refuse before insert or update or delete on %I execute function refuse()', name);
    end loop;
  end $$`;

const acceptAll = 'drop function if exists refuse() cascade;';

/** All rows but those of migrations. */
const deleteAll = `
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not in
      ('kysely_migration', 'kysely_migration_lock', 'locks', 'readiness', 'content_version')
    loop
      execute format('delete from %I', name);
    end loop;
  end $$`;
