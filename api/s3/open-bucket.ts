import { createReadStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { S3Error } from './s3-error.ts';
import type { S3Bucket } from './s3-variables.ts';

/** Bytes of a part of a large object; up to two are in memory. */
const PART = 16 * 2 ** 20;

/** Milliseconds. */
const CONNECTING = 2_000;

/** The objects of a bucket below its prefix. Each call rejects with `S3Error`. */
export interface Bucket {
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Puts a file of any size, in parts. */
  putFile(name: string, path: string, mediaType: string): Promise<void>;
  /** Bytes; undefined when there is no such object. */
  sizeOf(name: string): Promise<number | undefined>;
  /** Undefined when there is no such object. */
  bytes(name: string): Promise<Buffer | undefined>;
  /** The same as a stream, which fails with `S3Error` when nothing comes. */
  read(name: string): Promise<Readable | undefined>;
  /** The names in order, as they come. */
  names(): AsyncIterable<string>;
  /** Does nothing when there is no such object. */
  remove(name: string): Promise<void>;
  /** Rejects when the bucket does not answer, does not exist, or may not be listed. */
  checkReady(): Promise<void>;
  close(): void;
}

interface Patience {
  attempts: number;
  /** Milliseconds without a byte after which an attempt fails. */
  idle: number;
}

/** For a server, whose visitors wait. */
export const impatient: Patience = { attempts: 2, idle: 2_000 };

/** For a command, which has time. */
const patient: Patience = { attempts: 4, idle: 60_000 };

export function openBucket(options: S3Bucket, { attempts, idle }: Patience = patient): Bucket {
  const { endpoint, region, accessKeyId, secretAccessKey, bucket: Bucket, prefix } = options;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: CONNECTING,
      socketTimeout: idle,
    },
    // Stores other than Amazon's need not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  const at = (name: string) => ({ Bucket, Key: prefix + name });
  const place = `The bucket ${Bucket} of ${endpoint ?? `Amazon S3 in ${region}`}`;

  const calling = <T>(call: Promise<T>): Promise<T> =>
    call.catch((cause: unknown) => {
      throw new S3Error(`${place} did not do what was asked: ${reasonOf(cause)}`, {
        cause,
        status: statusOf(cause),
      });
    });

  const unlessMissing = <T>(call: Promise<T>): Promise<T | undefined> =>
    calling(
      call.catch((error: unknown) => {
        // An answer to HEAD has no body that could say more.
        if (statusOf(error) === 404 && !isNamed(error, 'NoSuchBucket')) return undefined;
        throw error;
      }),
    );

  async function read(name: string): Promise<Readable | undefined> {
    const answer = await unlessMissing(client.send(new GetObjectCommand(at(name))));
    const body = answer?.Body as IncomingMessage | undefined;
    // The client's timeouts end with the first byte.
    body?.setTimeout(idle, () => {
      body.destroy(
        new S3Error(`${place} stopped sending`, { cause: undefined, status: undefined }),
      );
    });
    return body;
  }

  async function* names() {
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix });
    while (true) {
      const { value: page, done } = await calling(pages.next());
      if (done) return;
      for (const { Key = '' } of page.Contents ?? []) yield Key.slice(prefix.length);
    }
  }

  return {
    async put(name, bytes, mediaType) {
      const object = { ...at(name), Body: bytes, ContentType: mediaType };
      await calling(client.send(new PutObjectCommand(object)));
    },
    async putFile(name, path, mediaType) {
      const params = { ...at(name), Body: createReadStream(path), ContentType: mediaType };
      const upload = new Upload({ client, params, partSize: PART, queueSize: 2 });
      await calling(upload.done());
    },
    async sizeOf(name) {
      return (await unlessMissing(client.send(new HeadObjectCommand(at(name)))))?.ContentLength;
    },
    async bytes(name) {
      const body = await read(name);
      return body && calling(buffer(body));
    },
    read,
    names,
    async remove(name) {
      await calling(client.send(new DeleteObjectCommand(at(name))));
    },
    async checkReady() {
      await calling(client.send(new HeadBucketCommand({ Bucket })));
    },
    close: () => client.destroy(),
  };
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

/** Without the answer's text, which can repeat what was sent. */
function reasonOf(error: unknown): string {
  const status = statusOf(error);
  if (!(error instanceof Error)) return String(error);
  if (status !== undefined) return `${error.name} (${status})`;
  const { code } = error as NodeJS.ErrnoException;
  return code ?? error.name;
}
