import { ConfigurationError } from './configuration-error.ts';
import { readEnvironment } from './env.ts';
import { databaseUrl } from './store/database-variables.ts';
import { CorruptFileError } from './store/json/corrupt-file.error.ts';
import { realDisk } from './store/json/disk.ts';
import { FolderInUseError } from './store/json/folder-lock.ts';
import { openJsonStore } from './store/json/json-store.ts';
import { otherPictures } from './store/pictures/open-pictures.ts';
import { noSamples, readSamples, type SampleContent } from './store/sample-content.ts';
import type { Store } from './store/store.ts';
import { StoreUnavailableError } from './store/store-unavailable-error.ts';
import { StoreWriteError } from './store/store-write-error.ts';
import { TransferError } from './store/transfer-error.ts';

// Shared by the commands that move and restore data.

/** `argument` if it is a database's URL. Throws `TransferError`, without its password. */
export function databaseUrlOf(argument: string): string | undefined {
  if (!/^postgres(ql)?:/i.test(argument)) return undefined;
  const url = databaseUrl.parse(argument);
  if (url === undefined) {
    throw new TransferError(
      `The address of the database is wrong; it must be ${databaseUrl.allowed}.`,
    );
  }
  return url;
}

/** The content of a server with the same SAMPLE_CONTENT where the owner changed nothing. */
export async function samplesOf(): Promise<SampleContent> {
  const { SAMPLE_CONTENT } = process.env;
  const { sampleContent } = readEnvironment({ SAMPLE_CONTENT });
  return sampleContent ? readSamples(new Date()) : noSamples;
}

/** The store of a server with these settings. The caller closes it. */
export async function openServersStore(): Promise<Store> {
  const environment = readEnvironment();
  const { database, dataDir } = environment;
  const samples = await samplesOf();
  const pictures = await otherPictures(environment, realDisk);
  if (!database) return openJsonStore({ folder: dataDir, samples, disk: realDisk, pictures });
  const { openPostgresStore } = await import('./store/postgres/postgres-store.ts');
  return openPostgresStore({ ...database, samples, pictures });
}

export const report = (line: string): void => void process.stdout.write(`${line}\n`);

export function reportHold(): void {
  report(
    'Emails, webhooks and notifications that were due by now are held: the owner sends or drops',
  );
  report('them in the admin, under Messages. New ones go out as usual.');
}

const expectedErrors = [
  ...[TransferError, CorruptFileError, FolderInUseError, ConfigurationError],
  ...[StoreUnavailableError, StoreWriteError],
];

/** Ends the command with exit code 1. Rethrows errors that are not messages for the operator. */
export function stopWithSentence(error: unknown): void {
  const isExpected = expectedErrors.some((expected) => error instanceof expected);
  if (!isExpected) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
