import { createHash } from 'node:crypto';
import { PictureRefusal } from '#api/pictures/picture-refusal.ts';
import { pictures } from '#api/pictures/pictures.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { Kind } from '../records/kind.ts';
import { kinds } from '../records/kinds.ts';
import { parseFrozen } from '../stored/checked-record.ts';
import { bookings, type Collection, contactRequests } from '../stored/collections.ts';
import { messages } from '../stored/message-collection.ts';
import { jobs } from '../stored/stored-jobs.schema.ts';
import { kindOf, uploadNameOf } from '../upload-name.ts';
import { type BackupNote, backupNoteSchema, isNamedByDigest } from './backup-note.ts';
import { BACKUP_NOTE, reportFolderName } from './data-files.ts';
import { listFormat } from './file-formats.ts';
import { placeProblem, type RecordVersion, versionOf } from './index-part.ts';
import { decodeFile } from './json-file.ts';
import { monthOfFile } from './month-files.ts';
import { type ArchivedFile, readArchive } from './read-archive.ts';
import { reportNameOf } from './report-folder.ts';
import { type RestoreLimits, restoreLimits } from './restore-limits.ts';
import { stateOf } from './seal.ts';
import { CHANGED } from './verify-files.ts';

export interface CheckedBackup {
  /** Undefined when it is missing or unreadable, which is a problem. */
  note: BackupNote | undefined;
  /** Numbers of records by kind, of pictures and of reports. */
  counts: ReadonlyMap<string, number>;
  /** What a restore would refuse or lose, a line each, without personal data. */
  problems: readonly string[];
}

/**
 * Reads a whole backup as a restore would, and writes nothing: digests, every record and every picture. One file of
 * it is in memory at a time, and none of a report. Rejects with `TransferError` when it is no archive of a backup.
 */
export async function checkBackup(
  archive: string,
  limits: RestoreLimits = restoreLimits,
): Promise<CheckedBackup> {
  const counts = new Map<string, number>();
  const problems: string[] = [];
  const digests = new Map<string, string>();
  const broken: string[] = [];
  /** SHA-256 of the reports that jobs name, by path. */
  const reports = new Map<string, string>();
  const recordsIn = recordCounter((job) => {
    if (job.erasedAt !== undefined) return;
    for (const { id, sha256 } of job.reports) {
      reports.set(`${reportFolderName}/${reportNameOf(id)}`, sha256);
    }
  });
  let note: BackupNote | undefined;

  const counted = (kind: string, count: number) =>
    counts.set(kind, (counts.get(kind) ?? 0) + count);

  async function check({ path, ...file }: ArchivedFile): Promise<void> {
    if (path.startsWith(`${reportFolderName}/`)) {
      digests.set(path, await digestOf(file.parts()));
      counted('reports', 1);
      return;
    }
    const content = await file.content();
    if (path === BACKUP_NOTE) {
      note = noteIn(content);
      return;
    }
    if (stateOf(path, content).isBroken) broken.push(path);
    if (isNamedByDigest(path)) await checkPicture(path, content);
    else digests.set(path, createHash('sha256').update(content).digest('hex'));
    const { kind, count } = isNamedByDigest(path)
      ? { kind: 'pictures', count: 1 }
      : recordsIn(path, content);
    counted(kind, count);
  }

  const paths = await readArchive(archive, limits, (file) =>
    check(file).catch((error: unknown) => {
      if (!(error instanceof BackupProblem)) throw error;
      problems.push(`${file.path}: ${error.message}`);
    }),
  );
  problems.push(...noteProblems(note, paths, digests));
  for (const [path, sha256] of reports) {
    if (digests.get(path) !== sha256)
      problems.push(`${path}: it is not the one that its job names`);
  }
  // Damaged before the backup was made.
  const unnamed = broken.filter((path) => !problems.some((line) => line.startsWith(`${path}:`)));
  problems.push(...unnamed.map((path) => `${path}: it ${CHANGED}`));
  return { note, counts, problems };
}

async function digestOf(parts: AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of parts) hash.update(part);
  return hash.digest('hex');
}

class BackupProblem extends Error {}

function fail(detail: string): never {
  throw new BackupProblem(detail);
}

const noteFormat = {
  decode: (json: unknown) => parseFrozen(backupNoteSchema, json, fail),
  encode: JSON.stringify,
};

const noteIn = (content: Buffer): BackupNote => decodeFile(noteFormat, content, fail);

/** Whether the files are those that the note says. */
function noteProblems(
  note: BackupNote | undefined,
  paths: readonly string[],
  digests: ReadonlyMap<string, string>,
): string[] {
  if (!note) return [`${BACKUP_NOTE}: there is none that can be read`];
  const problems: string[] = [];
  if (note.files !== paths.length) {
    problems.push(`${BACKUP_NOTE}: it says ${note.files} files, and there are ${paths.length}`);
  }
  const noted = new Map(Object.entries(note.sha256 ?? {}));
  for (const path of note.sha256 ? new Set([...noted.keys(), ...digests.keys()]) : []) {
    if (noted.get(path) === digests.get(path)) continue;
    problems.push(
      `${path}: it is ${digests.has(path) ? 'not the one that was backed up' : 'missing'}`,
    );
  }
  return problems;
}

async function checkPicture(path: string, content: Buffer): Promise<void> {
  const name = path.slice(path.indexOf('/') + 1);
  if (uploadNameOf(content, kindOf(name)) !== name) fail('its content is not that of its name');
  await pictures.check(content).catch((error: unknown) => {
    if (error instanceof PictureRefusal) fail('it cannot be decoded');
    throw error;
  });
}

type RecordsIn = (path: string, content: Buffer) => { kind: string; count: number };

/** Counts the records of each file that a restore could read. */
function recordCounter(onJob: (job: JobRecord) => void): RecordsIn {
  const months = new Map<string, RecordsIn>([
    [bookings.folder, monthCounter('bookings', bookings)],
    [contactRequests.folder, monthCounter('contact requests', contactRequests)],
    [jobs.folder, monthCounter('jobs', jobs, onJob)],
    [messages.folder, monthCounter('messages', messages)],
  ]);
  const others = new Map<string, Kind<unknown>>(
    Object.values(kinds).map((kind) => [`${kind.name}.json`, kind]),
  );
  return (path, content) => {
    const inMonth = months.get(path.replace(/\/.*/, ''));
    if (inMonth) return inMonth(path, content);
    const kind = others.get(path) ?? fail('nothing is stored in such a file');
    const rows = kind.rowsOf(decodeFile(kind.format, content, fail));
    return { kind: kind.name.replaceAll('-', ' '), count: rows.length };
  };
}

function monthCounter<R extends Versioned>(
  kind: string,
  collection: Collection<R>,
  onRecord?: (record: R) => void,
): RecordsIn {
  const { schema, monthOf } = collection;
  const format = listFormat(schema);
  const known = new Map<string, RecordVersion>();
  return (path, content) => {
    const month = monthOfFile(path.replace(/.*\//, '')) ?? fail('it is not the file of a month');
    const records = decodeFile(format, content, fail);
    records.forEach(({ record }, index) => {
      const version = versionOf(record, monthOf);
      const problem = placeProblem(month, version, known.get(record.id));
      if (problem) fail(`records[${index}] (id ${record.id}): ${problem}`);
      known.set(record.id, version);
      onRecord?.(record);
    });
    return { kind, count: records.length };
  };
}
