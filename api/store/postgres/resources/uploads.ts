import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Operations } from '../../operations.ts';
import type { PicturePlace } from '../../resources/uploads.ts';
import { isUploadName, kindOf, uploadNameOf } from '../../upload-name.ts';
import type { Database } from '../database.ts';

/** Bytes of a stream that are read at once. */
const SLICE = 256 * 1024;

/** The pictures in the table `uploads`. */
export function databasePictures(db: Database, operations: Operations): PicturePlace {
  /** By name: the size of an upload whose content matches its name, undefined for any other. */
  const sizes = new Map<string, Promise<number | undefined>>();

  const read = async (name: string): Promise<Buffer | undefined> => {
    const upload = db.selectFrom('uploads').select('bytes').where('name', '=', name);
    return (await upload.executeTakeFirst())?.bytes;
  };

  /** Reads an intact upload once: anybody can ask for it any number of times. */
  const sizeOf = (name: string): Promise<number | undefined> => {
    const known = sizes.get(name);
    if (known) return known;
    const size = read(name).then((bytes) =>
      bytes && uploadNameOf(bytes, kindOf(name)) === name ? bytes.length : undefined,
    );
    sizes.set(name, size);
    const forget = () => sizes.delete(name);
    size.then((found) => found === undefined && forget(), forget);
    return size;
  };

  async function* slicesOf(name: string, size: number) {
    for (let start = 0; start < size; start += SLICE) {
      // The first byte of a string has the number 1.
      const slice = sql<Buffer>`substring(bytes from ${start + 1}::int for ${SLICE}::int)`.as(
        'slice',
      );
      const upload = db.selectFrom('uploads').select(slice).where('name', '=', name);
      yield (await operations.run(() => upload.executeTakeFirstOrThrow())).slice;
    }
  }

  async function* names() {
    const named = db.selectFrom('uploads').select('name').orderBy('name');
    for (const { name } of await operations.run(() => named.execute())) yield name;
  }

  return {
    find: (name) =>
      operations.run(async () => {
        const size = isUploadName(name) ? await sizeOf(name) : undefined;
        if (size === undefined) return undefined;
        return {
          size,
          read: () => operations.run(async () => (await read(name)) ?? missing(name)),
          stream: () => Readable.from(slicesOf(name, size), { objectMode: false }),
        };
      }),
    add: (bytes, kind) =>
      operations.run(async () => {
        const name = uploadNameOf(bytes, kind);
        await db
          .insertInto('uploads')
          .values({ name, bytes: Buffer.from(bytes) })
          .onConflict((conflict) =>
            // Repairs one that was damaged.
            conflict
              .column('name')
              .doUpdateSet(({ ref }) => ({ bytes: ref('excluded.bytes') }))
              .whereRef('uploads.bytes', '<>', 'excluded.bytes'),
          )
          .execute();
        return name;
      }),
    names,
    remove: (name) =>
      operations.run(async () => {
        sizes.delete(name);
        await db.deleteFrom('uploads').where('name', '=', name).execute();
      }),
  };
}

function missing(name: string): never {
  throw new Error(`The upload ${name} is not in the database`);
}
