import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { senderKeys } from '#domain/leads/sender.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { IdempotencyKey } from '../idempotency-key.ts';
import type { Page } from '../page.ts';
import {
  REQUESTS_IN_PART,
  type RequestFilter,
  type RequestLimits,
  type RequestQuery,
  type WaitingQuery,
  type WaitingRequests,
} from '../resources/contact-requests.ts';
import type { Saved } from '../versioned-records.ts';
import type { Database } from './database.ts';
import { isUniqueViolation } from './database-errors.ts';
import { findRepeated } from './idempotency.ts';
import { listLeads, listPart } from './lead-list.ts';
import { withLocks } from './locks.ts';
import { newRequestColumns, parseRequest, requestColumns } from './request-columns.ts';
import { refuseOverLimit } from './request-limit.ts';
import { storableKey, storableText } from './storable-text.ts';

/** Contact requests in the table of the same name, with the spam folder. */
export class RequestRecords {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** See `Store.addContactRequest`. */
  async add(
    request: ContactRequest,
    key: IdempotencyKey | undefined,
    limits: RequestLimits | undefined,
  ): Promise<ContactRequest> {
    const added = parseRequest(request);
    const locks = [
      ...senderLocks(added),
      ...(key ? [`request key ${key.key}`] : []),
      ...(limits ? ['requests'] : []),
    ];
    try {
      return await withLocks(this.#db, locks, async (transaction) => {
        const repeated = key && (await findRepeated(transaction, 'contact_requests', key));
        if (repeated) return parseRequest(repeated);
        if (limits) await refuseOverLimit(transaction, added, limits);
        return insertRequest(transaction, added, key);
      });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new TypeError(`There is a record with the id ${request.id} already`);
    }
  }

  async findRepeated(key: IdempotencyKey): Promise<ContactRequest | undefined> {
    const repeated = await findRepeated(this.#db, 'contact_requests', key);
    return repeated === undefined ? undefined : parseRequest(repeated);
  }

  async find(id: string, db = this.#db): Promise<ContactRequest | undefined> {
    const row = await db
      .selectFrom('contact_requests')
      .select('record')
      .where('id', '=', storableText(id))
      .executeTakeFirst();
    return row && parseRequest(row.record);
  }

  list({ status, folder, ...query }: RequestQuery): Promise<Page<ContactRequest>> {
    return listLeads(this.#db, requestList({ status, folder }), query);
  }

  /** Part of `ContactRequestStore.contactRequestParts`: what follows the request `after`. */
  part({ status, search }: RequestFilter, after: string | undefined): Promise<ContactRequest[]> {
    const from = { search, after, limit: REQUESTS_IN_PART };
    return listPart(this.#db, requestList({ status }), from);
  }

  async waiting({ now, limit }: WaitingQuery): Promise<WaitingRequests> {
    const rows = await this.#db
      .selectFrom('contact_requests')
      // Counted before the limit cuts them off.
      .select(['record', sql<number>`count(*) over ()`.as('total')])
      .where('waits_from', '<=', now)
      .orderBy('waits_from')
      .orderBy('sequence')
      .limit(limit)
      .execute();
    return { data: rows.map(({ record }) => parseRequest(record)), total: rows[0]?.total ?? 0 };
  }

  /** Stores `change` of that version as the next one. */
  async change(
    version: Versioned,
    change: (request: ContactRequest) => ContactRequest,
    db = this.#db,
  ): Promise<Saved<ContactRequest>> {
    const current = await this.find(version.id, db);
    if (!current) return { outcome: 'missing' };
    if (current.revision !== version.revision) return { outcome: 'outdated', current };
    const record = await replaceRequest(db, current, change(current));
    // Somebody else was faster: the next look finds another revision.
    return record ? { outcome: 'saved', record } : this.change(version, change, db);
  }

  /** See `Store.clearSpam`. */
  async clearSpam(version: Versioned): Promise<Saved<ContactRequest>> {
    const sender = await this.find(version.id);
    if (!sender) return { outcome: 'missing' };
    return withLocks(this.#db, senderLocks(sender), async (transaction) => {
      const keys = senderKeys(sender).map(storableKey);
      const locked = await requestsForUpdate(
        transaction,
        sql`id = ${sender.id} or (${isSpamOf(keys)})`,
      );
      const saved = await this.change(version, withoutSpam, transaction);
      if (saved.outcome !== 'saved') return saved;
      const others = locked.filter(({ id }) => id !== sender.id);
      for (const other of others) await replaceRequest(transaction, other, withoutSpam(other));
      return saved;
    });
  }
}

const requestList = ({
  status,
  folder = 'inbox',
}: Partial<Record<'status' | 'folder', string | undefined>>) => {
  const inFolder = sql<SqlBool>`folder = ${folder}`;
  const isListed = status ? sql<SqlBool>`${inFolder} and status = ${status}` : inFolder;
  return { table: 'contact_requests', isListed, parse: parseRequest } as const;
};

/** The requests for which `condition` is true, which nobody else changes until the end of the transaction. */
async function requestsForUpdate(
  transaction: Database,
  condition: RawBuilder<SqlBool>,
): Promise<ContactRequest[]> {
  const rows = await transaction
    .selectFrom('contact_requests')
    .select('record')
    .where(condition)
    // In one order everywhere, so that no two transactions wait for each other.
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ record }) => parseRequest(record));
}

/** The stored version after `current`; undefined when `current` is no longer the newest. */
async function replaceRequest(
  db: Database,
  { id, revision }: Versioned,
  next: ContactRequest,
): Promise<ContactRequest | undefined> {
  const record = parseRequest({ ...next, revision: revision + 1 });
  const { numUpdatedRows } = await db
    .updateTable('contact_requests')
    .set(requestColumns(record))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0 ? record : undefined;
}

/** Marks the request as spam when its sender has spam already. */
async function insertRequest(
  transaction: Database,
  request: ContactRequest,
  key: IdempotencyKey | undefined,
): Promise<ContactRequest> {
  const keys = senderKeys(request).map(storableKey);
  const spam = await sql`
    select from contact_requests where ${isSpamOf(keys)} limit 1
  `.execute(transaction);
  const { createdAt } = request;
  const added =
    spam.rows.length > 0
      ? parseRequest({ ...request, spam: { at: createdAt, cause: 'same_sender' } })
      : request;
  await transaction
    .insertInto('contact_requests')
    .values(newRequestColumns({ record: added, idempotencyKey: key }))
    .execute();
  return added;
}

/** The condition of the index `contact_requests_by_spam`, too. */
const isSpamOf = (keys: readonly string[]) =>
  sql<SqlBool>`spam_keys && ${keys} and cardinality(spam_keys) > 0`;

const senderLocks = (request: ContactRequest) =>
  senderKeys(request).map((key) => `request sender ${key}`);

function withoutSpam({ spam: _mark, ...request }: ContactRequest): ContactRequest {
  return request;
}
