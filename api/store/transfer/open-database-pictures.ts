import { Operations } from '../operations.ts';
import { connectTo } from '../postgres/database.ts';
import { storeError } from '../postgres/database-errors.ts';
import { databasePictures } from '../postgres/resources/uploads.ts';
import type { PicturePlace } from '../resources/uploads.ts';

/** The pictures of the database at `url`, beside its servers. */
export function openDatabasePictures(url: string): {
  pictures: PicturePlace;
  close(): Promise<void>;
} {
  const db = connectTo(url, 1);
  return {
    pictures: databasePictures(db, new Operations(storeError)),
    close: () => db.destroy(),
  };
}
