import type { ApiKey } from '../resources/api-keys.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import { storedApiKeySchema } from '../stored/stored-api-keys.schema.ts';
import type { Database } from './database.ts';

/** The table of the owner's API keys. */
export class ApiKeyRecords {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The oldest first. `db`: a transaction, as in the other calls. */
  async all(db = this.#db): Promise<ApiKey[]> {
    const rows = await db.selectFrom('api_keys').select('record').orderBy('sequence').execute();
    return rows.map(({ record }) => parse(record));
  }

  async find(digest: string): Promise<ApiKey | undefined> {
    const row = await this.#db
      .selectFrom('api_keys')
      .select('record')
      .where('digest', '=', digest)
      .executeTakeFirst();
    return row && parse(row.record);
  }

  async insert(key: ApiKey, db = this.#db): Promise<void> {
    const { id, digest } = key;
    await db
      .insertInto('api_keys')
      .values({ id, digest, record: toJson(key) })
      .execute();
  }

  /** Does nothing when the key is gone. */
  async replace(key: ApiKey): Promise<void> {
    await this.#db
      .updateTable('api_keys')
      .set({ record: toJson(key) })
      .where('id', '=', key.id)
      .execute();
  }

  /** False when there is none. */
  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('api_keys')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** False when there was none. */
  async removeAll(db = this.#db): Promise<boolean> {
    const { numDeletedRows } = await db.deleteFrom('api_keys').executeTakeFirst();
    return numDeletedRows > 0n;
  }
}

const parse = (record: unknown): ApiKey => checkedRecord(storedApiKeySchema, record);

const toJson = (key: ApiKey) => JSON.stringify(checkedRecord(storedApiKeySchema, key));
