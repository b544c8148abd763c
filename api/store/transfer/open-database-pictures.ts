import { Operations } from '../operations.ts';
import { connectTo } from '../postgres/database.ts';
import { storeError } from '../postgres/database-errors.ts';
import { databasePictures } from '../postgres/resources/uploads.ts';
import type { PicturePlace } from '../resources/uploads.ts';
import { inDatabase } from './in-database.ts';

/** The pictures of the database at `url`, beside its servers. */
export async function openDatabasePictures(
  url: string,
): Promise<{ pictures: PicturePlace; close(): Promise<void> }> {
  // A connection that is refused is told as by the other commands.
  await inDatabase(url, () => Promise.resolve());
  const db = connectTo(url, 1);
  return {
    pictures: databasePictures(db, new Operations(storeError)),
    close: () => db.destroy(),
  };
}
