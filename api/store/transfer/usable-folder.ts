import { readdir } from 'node:fs/promises';
import { dataFiles } from '../json/data-files.ts';
import { TransferError } from '../transfer-error.ts';

/** Rejects when there is nothing of a store in `folder`. */
export async function refuseUnlessDataFolder(folder: string): Promise<void> {
  const names = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    throw new TransferError(`${folder} cannot be read: ${cause.code}.`, { cause });
  });
  const known: readonly string[] = [...dataFiles, 'bookings', 'contact-requests'];
  if (names.some((name) => known.includes(name))) return;
  throw new TransferError(`${folder} is not a data folder: there are no records in it.`);
}
