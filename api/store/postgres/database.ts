import type { ColumnType, Generated } from 'kysely';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import pg from 'pg';
import type { MessageKind } from '#domain/messages/message-kinds.ts';
import type { MessageState } from '#domain/messages/message-record.ts';

/** A record as JSON: text when it is written, parsed when it is read. */
type Json = ColumnType<unknown, string, string>;

/** An array of texts. */
type Texts = ColumnType<string[], readonly string[], readonly string[]>;

/** What the tables of records have in common. */
export interface RecordColumns {
  id: string;
  sequence: Generated<number>;
  revision: number;
  created_at: ColumnType<Date, string, never>;
  record: Json;
}

interface IdempotencyColumns {
  idempotency_key: string | null;
  idempotency_fingerprint: string | null;
}

/** For `leadSearch`. */
interface SearchColumns {
  search_words: string;
  search_phone: string;
}

export interface ContactRequestColumns extends RecordColumns, IdempotencyColumns, SearchColumns {
  folder: string | null;
  erased: boolean;
  status: string;
  waits_from: Date | null;
  email: string;
  contact_keys: Texts;
  spam_keys: Texts;
  partner: string | null;
  source: string;
  response_minutes: number | null;
}

export interface BookingColumns extends RecordColumns, IdempotencyColumns, SearchColumns {
  folder: string | null;
  erased: boolean;
  date: string;
  time: string;
  taken: string;
  standing: boolean;
  confirm_by: ColumnType<Date | null, string | null | undefined, string | null>;
  anyway: boolean;
  confirmed: boolean;
  by_hand: boolean;
  contact_keys: Texts;
  client_keys: Texts;
  agent_keys: Texts;
  links: Texts;
  partner: string | null;
  source: string;
}

export interface MessageColumns extends RecordColumns {
  kind: MessageKind;
  state: MessageState;
  leads: Texts;
  asked_client: string | null;
  limit_key: ColumnType<string | null, string | null | undefined, string | null>;
  search_words: string;
}

export interface DeliveryColumns extends RecordColumns {
  target: string;
  lead: string;
  state: MessageState;
  next_at: ColumnType<Date | null, string | null, string | null>;
}

interface JobColumns extends RecordColumns {
  changed_at: ColumnType<Date, string, string>;
  agent_link: string | null;
  report_files: Texts;
}

/** The tables, as `migrations/` makes them. */
export interface Tables {
  contact_requests: ContactRequestColumns;
  bookings: BookingColumns;
  jobs: JobColumns;
  report_files: {
    id: string;
    content: string;
    bytes: number;
    sha256: string;
    written_at: Generated<Date>;
  };
  report_file_parts: { content: string; part: number; bytes: Buffer; written_at: Generated<Date> };
  messages: MessageColumns;
  deliveries: DeliveryColumns;
  locks: { bucket: number };
  records: {
    kind: string;
    id: string;
    position: Generated<number>;
    revision: number;
    name: string | null;
    record: Json;
  };
  uploads: { name: string; bytes: Buffer };
  readiness: { checked_at: ColumnType<Date, string, string> };
  content_version: { version: number };
  leases: { name: string; holder: string; until: ColumnType<Date, unknown, unknown> };
  setup_tokens: { digest: string };
  counted_requests: {
    id: Generated<number>;
    key: string;
    counted_at: ColumnType<Date, string, never>;
  };
}

export type Database = Kysely<Tables>;

const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** The configuration of the pool for the tables: at most `connections` to the database at `url`. */
export const poolConfig = (url: string, connections: number) => ({
  connectionString: url,
  max: connections,
  types,
});

export const databaseOn = (pool: PostgresPool): Database =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/** Otherwise an address that does not answer takes two minutes. */
const CONNECTING_MS = 5_000;

/** A database whose statements may take long, as migrations do. It connects with the first one. */
export function connectTo(url: string, connections: number): Database {
  const connectionTimeoutMillis = CONNECTING_MS;
  const pool = new pg.Pool({ ...poolConfig(url, connections), connectionTimeoutMillis });
  // An idle connection that breaks is replaced by the next query; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return databaseOn(pool);
}
