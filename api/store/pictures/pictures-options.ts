import type { S3Bucket } from '#api/s3/s3-variables.ts';

const places = ['folder', 'database', 's3'] as const;

/** Where pictures can be: `uploads` in `DATA_DIR`, the table of the database, or `PICTURES_BUCKET`. */
export type PicturesIn = (typeof places)[number];

export interface PicturesOptions {
  place: PicturesIn;
  /** Also set while they are elsewhere, so that a command can move them there. */
  bucket: S3Bucket | undefined;
}

/** A rule of `readEnvironment`. */
export const picturesIn = {
  allowed: `one of ${places.join(', ')}`,
  parse: (text: string): PicturesIn | undefined => places.find((place) => place === text),
} as const;
