/** An S3-compatible store, from the variables `S3_…`. */
export interface S3Options {
  /** Undefined means Amazon's own, in `region`. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** What keys begin with: empty, or text that ends in a slash. */
interface S3Place {
  bucket: string;
  prefix: string;
}

export type S3Bucket = S3Options & S3Place;

// Rules of `readEnvironment`.

export const s3Region = {
  allowed: 'the name of a region, such as us-east-1 or auto',
  parse: (text: string) => (/^[a-z0-9-]{1,60}$/i.test(text) ? text : undefined),
} as const;

export const s3AccessKeyId = {
  allowed: 'an access key of 1 to 200 printable characters without spaces',
  parse: (text: string) => (/^[\x21-\x7e]{1,200}$/.test(text) ? text : undefined),
} as const;

export const s3SecretAccessKey = { ...s3AccessKeyId, secret: true } as const;

export const s3Place = {
  allowed: 'the name of a bucket, and perhaps a folder in it: my-bucket or my-bucket/site',
  parse(text: string): S3Place | undefined {
    const [, bucket, folder] =
      /^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*\w))?\/?$/.exec(text) ?? [];
    return bucket ? { bucket, prefix: folder ? `${folder}/` : '' } : undefined;
  },
} as const;
