import { readFile, writeFile } from 'node:fs/promises';
import { businessFileSchema } from '#domain/business/business-file.schema.ts';
import { zoneRules } from '#domain/business/zone-rules.ts';
import { type FieldError, validate } from '#domain/validation/validate.ts';
import { prepareImport } from './business/import-business.ts';
import { missingInspectors } from './business/inspectors-of-bookings.ts';
import { exportBusiness } from './business/read-business-file.ts';
import { ApiProblem } from './http/api-problem.ts';
import { TransferError } from './store/transfer-error.ts';
import { openServersStore, report, stopWithSentence } from './transfer-command.ts';

// npm run business -- export business.json
// npm run business -- import business.json
// With the server's settings; a server on JSON files is stopped for it, because it holds the folder's lock.
const [command = '', file = '', ...rest] = process.argv.slice(2);

try {
  if (!file || rest.length > 0) throw usage();
  if (command === 'export') await exportTo(file);
  else if (command === 'import') await importFrom(file);
  else throw usage();
} catch (error) {
  stopWithSentence(error);
}

function usage(): TransferError {
  return new TransferError('Usage: npm run business -- export FILE, or import FILE');
}

async function exportTo(path: string): Promise<void> {
  const store = await openServersStore();
  try {
    await writeFile(path, `${JSON.stringify(await exportBusiness(store), null, 2)}\n`);
  } finally {
    await store.close();
  }
  report(`The business is in ${path}.`);
}

async function importFrom(path: string): Promise<void> {
  const checked = validate(businessFileSchema, await jsonIn(path));
  if (!checked.ok) throw refusal(checked.errors);
  const store = await openServersStore();
  try {
    const { profile } = await store.readBusiness();
    const now = new Date();
    const zone = zoneRules[profile.timeZone];
    const errors = await missingInspectors(store, checked.value.profile, { now, zone });
    if (errors.length > 0) throw refusal(errors);
    const { changes, missing, save } = await prepareImport(store, checked.value).catch(
      (error: unknown) => {
        throw error instanceof ApiProblem ? refusal(error.details.errors ?? []) : error;
      },
    );
    await save({ at: now, by: 'npm run business' });
    report(`${changes.length} fields were changed.`);
    if (missing.length > 0)
      report(`Left out, because they are not in the file: ${missing.join(', ')}.`);
  } finally {
    await store.close();
  }
}

function refusal(errors: readonly FieldError[]): TransferError {
  for (const { path, message } of errors) report(`${path}: ${message}`);
  return new TransferError('Nothing was changed.');
}

async function jsonIn(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new TransferError(`${path} cannot be read.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new TransferError(`${path} is not JSON.`);
  }
}
