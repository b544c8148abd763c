import { readEnvironment } from './env.ts';
import { realDisk } from './store/json/disk.ts';
import { lockFolder } from './store/json/folder-lock.ts';
import { UploadFolder } from './store/json/upload-folder.ts';
import { makeWritableFolder } from './store/json/writable-folder.ts';
import { movePictures } from './store/pictures/move-pictures.ts';
import { picturesInBucket, uploadsIn } from './store/pictures/open-pictures.ts';
import { type PicturesIn, picturesIn } from './store/pictures/pictures-options.ts';
import type { PicturePlace } from './store/resources/uploads.ts';
import type { Report } from './store/transfer/verify.ts';
import { TransferError } from './store/transfer-error.ts';

const usage = `npm run migrate -- --pictures <from> <to> [--remove], each ${picturesIn.allowed}`;

/** `npm run migrate -- --pictures folder s3 --remove`, with the server's settings in `variables`. */
export async function migratePictures(
  words: readonly string[],
  variables: Record<string, string | undefined>,
  report: Report,
): Promise<void> {
  const [from, to, remove, ...rest] = words;
  const places = [from, to].map((word = '') => picturesIn.parse(word));
  const [source, target] = places;
  const isRemoving = remove === '--remove';
  if (!source || !target || source === target || (remove && !isRemoving) || rest.length > 0) {
    throw new TransferError(`Usage: ${usage}`);
  }
  const environment = readEnvironment(variables);
  const opened = [
    await open(source, environment, false),
    await open(target, environment, true),
  ] as const;
  try {
    const [one, other] = opened;
    await movePictures({ from: one.pictures, to: other.pictures, removes: isRemoving, report });
    report(`Start the server with PICTURES=${target}.`);
  } finally {
    for (const { close } of opened) await close();
  }
}

interface OpenPlace {
  pictures: PicturePlace;
  close(): void | Promise<void>;
}

async function open(
  place: PicturesIn,
  { database, dataDir, pictures }: ReturnType<typeof readEnvironment>,
  isTarget: boolean,
): Promise<OpenPlace> {
  const none = () => undefined;
  if (place === 's3') {
    if (!pictures.bucket) throw new TransferError('Set PICTURES_BUCKET: where pictures go.');
    return { pictures: await picturesInBucket(pictures.bucket, { isServer: false }), close: none };
  }
  if (place === 'database') {
    if (!database) throw new TransferError('Set DATABASE_URL: pictures are in no database.');
    const { openDatabasePictures } = await import('./store/transfer/open-database-pictures.ts');
    return openDatabasePictures(database.url);
  }
  const folder = uploadsIn(dataDir);
  if (!isTarget) return { pictures: UploadFolder.reading(folder, realDisk), close: none };
  // A server that writes there has the lock.
  await makeWritableFolder(dataDir, realDisk);
  const lock = await lockFolder(dataDir);
  return { pictures: await UploadFolder.open(folder, realDisk), close: () => lock.release() };
}
