import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { type SqlBool, sql } from 'kysely';
import { withoutDatabaseTime } from '../database-time.ts';
import { hashedContent } from '../hashed-content.ts';
import type { Operations } from '../operations.ts';
import { checkReportFileId } from '../report-file-id.ts';
import type { ByteRange, ReportFileStore, StoredFile } from '../resources/report-files.ts';
import type { Database } from './database.ts';

/** Bytes of each part of a file but the last. */
const PART_BYTES = 2 ** 20;

/** Files of reports in rows of a megabyte; each reader or writer has at most two in memory. */
export const reportFileStore = (
  { db }: { db: Database },
  operations: Operations,
): ReportFileStore => ({
  reportFiles: {
    write: (id, content) => writeReportFile(db, id, content, (work) => operations.run(work)),
    size: (id) => operations.run(async () => (await findReportFile(db, id))?.bytes),
    read: (id, range) =>
      operations.run(async () => {
        const file = await findReportFile(db, id);
        const parts = file && partsOf(db, file, range, (work) => operations.run(work));
        return parts && Readable.from(parts, { objectMode: false });
      }),
    remove: (ids) => operations.run(() => removeReportFiles(db, ids)),
  },
});

type Run = <T>(work: () => Promise<T>) => Promise<T>;

const atOnce: Run = (work) => work();

/**
 * See `ReportFileStore.write`. The parts come first, each stored at once, because no transaction may last as long as an
 * upload: nobody reads them before the file is stored. `run` runs each statement.
 */
export const writeReportFile = (
  db: Database,
  id: string,
  content: AsyncIterable<Uint8Array>,
  run: Run = atOnce,
): Promise<StoredFile> =>
  withoutDatabaseTime(async () => {
    checkReportFileId(id);
    const parts = randomUUID();
    try {
      const hashed = hashedContent(content);
      let part = 0;
      for await (const bytes of inParts(hashed.content)) {
        const row = { content: parts, part, bytes };
        await run(
          async () => void (await db.insertInto('report_file_parts').values(row).execute()),
        );
        part += 1;
      }
      const file = hashed.read();
      await run(() => storeFile(db, { id, content: parts, ...file }));
      return file;
    } catch (error) {
      // If this fails too, they are removed with other left-overs.
      await removeParts(db, [parts]).catch(() => undefined);
      throw error;
    }
  });

/** `content` in buffers of `PART_BYTES`; the last one is shorter. */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pending = Buffer.alloc(PART_BYTES);
  let filled = 0;
  for await (const chunk of content) {
    for (let start = 0; start < chunk.length; ) {
      const taken = chunk.subarray(start, start + PART_BYTES - filled);
      pending.set(taken, filled);
      filled += taken.length;
      start += taken.length;
      if (filled < PART_BYTES) continue;
      yield pending;
      pending = Buffer.alloc(PART_BYTES);
      filled = 0;
    }
  }
  if (filled > 0) yield pending.subarray(0, filled);
}

interface FileRow extends StoredFile {
  id: string;
  content: string;
}

async function storeFile(db: Database, file: FileRow): Promise<void> {
  const store = async (transaction: Database) => {
    const earlier = await transaction
      .selectFrom('report_files')
      .select('content')
      .where('id', '=', file.id)
      .forUpdate()
      .execute();
    const { id: _id, ...columns } = file;
    await transaction
      .insertInto('report_files')
      .values(file)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
      .execute();
    await removeParts(
      transaction,
      earlier.map(({ content }) => content),
    );
  };
  await (db.isTransaction ? store(db) : db.transaction().execute(store));
}

const removeParts = async (db: Database, contents: readonly string[]): Promise<void> =>
  void (await db
    .deleteFrom('report_file_parts')
    .where(sql<SqlBool>`content = any(${contents}::text[])`)
    .execute());

const findReportFile = (db: Database, id: string): Promise<FileRow | undefined> =>
  db
    .selectFrom('report_files')
    .select(['id', 'content', 'bytes', 'sha256'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The bytes of `range`, or all; only the parts that have some of it are read. */
export async function* partsOf(
  db: Database,
  { id, content, bytes }: FileRow,
  { start, end }: ByteRange = { start: 0, end: bytes - 1 },
  run: Run = atOnce,
): AsyncGenerator<Buffer> {
  const last = Math.min(end, bytes - 1);
  for (let at = start; at <= last; ) {
    const part = Math.floor(at / PART_BYTES);
    const from = at - part * PART_BYTES;
    const length = Math.min(PART_BYTES - from, last - at + 1);
    const slice = await withoutDatabaseTime(() =>
      run(() => sliceOf(db, { content, part, from, length })),
    );
    if (slice?.length !== length) throw new Error(`A part of the report ${id} is gone`);
    yield slice;
    at += length;
  }
}

async function sliceOf(
  db: Database,
  { content, part, from, length }: { content: string; part: number; from: number; length: number },
): Promise<Buffer | undefined> {
  // The first byte of a string has the number 1.
  const slice = sql<Buffer>`substring(bytes from ${from + 1}::int for ${length}::int)`.as('slice');
  const row = await db
    .selectFrom('report_file_parts')
    .select(slice)
    .where('content', '=', content)
    .where('part', '=', part)
    .executeTakeFirst();
  return row?.slice;
}

/** Removes files; ids without one are ignored. */
export async function removeReportFiles(db: Database, ids: readonly string[]): Promise<void> {
  await sql`
    with removed as (delete from report_files where id = any(${ids}::text[]) returning content)
    delete from report_file_parts where content in (select content from removed)
  `.execute(db);
}

/** Removes files that no job names and parts that no file names, written before `time`. */
export async function removeReportOrphans(db: Database, time: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from report_files
    where written_at < ${time} and not exists (select from jobs where report_files @> array[report_files.id])
  `.execute(db);
  await removeReportFiles(
    db,
    rows.map(({ id }) => id),
  );
  await sql`
    delete from report_file_parts where written_at < ${time}
      and not exists (select from report_files where content = report_file_parts.content)
  `.execute(db);
}
