import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

const folder = new URL('migrations/', import.meta.url);

/** The SQL files of `migrations/` in order, by name. */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const migrations = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(name, folder), 'utf8');
    return [
      name.slice(0, -'.sql'.length),
      { up: async (db) => void (await sql.raw(text).execute(db)) },
    ];
  });
  return Object.fromEntries(await Promise.all(migrations));
}

/**
 * Brings the tables to this version's form, forwards only, in one transaction; several processes may start
 * at once. Rejects when a migration fails, and when the database was used by a later version.
 */
export async function migrateToLatest(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw newerSchema(error) ?? error;
}

/** Whether the tables have this version's form; false for those of an earlier and of a later one. */
export async function isCurrent(db: Database): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const known = Object.keys(await readMigrations());
  return rows.length === known.length && rows.every(({ name }) => known.includes(name));
}

/** The migrator calls migrations that it does not know "corrupted". */
function newerSchema(error: unknown): Error | undefined {
  const name = /previously executed migration (\S+) is missing/.exec(String(error))?.[1];
  if (name === undefined) return undefined;
  const reason = `A newer version of the server has used this database (its migration ${name} is unknown here).`;
  return new Error(`${reason} Start that version, or restore a backup of this one.`, {
    cause: error,
  });
}
