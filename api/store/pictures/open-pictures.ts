import { join } from 'node:path';
import type { Environment } from '#api/env.ts';
import type { S3Bucket } from '#api/s3/s3-variables.ts';
import { uploadFolderName } from '../json/data-files.ts';
import type { Disk } from '../json/disk.ts';
import { UploadFolder } from '../json/upload-folder.ts';
import type { PicturePlace } from '../resources/uploads.ts';

type Options = Pick<Environment, 'database' | 'dataDir' | 'pictures'>;

/** The pictures of a server, if they are not those of its store. */
export async function otherPictures(
  { database, dataDir, pictures }: Options,
  disk: Disk,
): Promise<PicturePlace | undefined> {
  const { place, bucket } = pictures;
  if (place === 's3' && bucket) return picturesInBucket(bucket, { isServer: true });
  return place === 'folder' && database ? UploadFolder.open(uploadsIn(dataDir), disk) : undefined;
}

/** The same for a command beside the server. */
export async function otherPicturesToRead(
  { database, dataDir, pictures }: Options,
  disk: Disk,
): Promise<PicturePlace | undefined> {
  const { place, bucket } = pictures;
  if (place === 's3' && bucket) return picturesInBucket(bucket, { isServer: false });
  return place === 'folder' && database
    ? UploadFolder.reading(uploadsIn(dataDir), disk)
    : undefined;
}

export const uploadsIn = (dataDir: string): string => join(dataDir, uploadFolderName);

/** Loads the client only for a bucket. */
export async function picturesInBucket(
  options: S3Bucket,
  { isServer }: { isServer: boolean },
): Promise<PicturePlace> {
  const { impatient, openBucket } = await import('#api/s3/open-bucket.ts');
  const { BucketPictures } = await import('./bucket-pictures.ts');
  return new BucketPictures(openBucket(options, isServer ? impatient : undefined));
}
