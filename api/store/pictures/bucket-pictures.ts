import { Readable } from 'node:stream';
import type { Bucket } from '#api/s3/open-bucket.ts';
import { S3Error } from '#api/s3/s3-error.ts';
import type { PicturePlace, StoredUpload } from '../resources/uploads.ts';
import { StoreUnavailableError } from '../store-unavailable-error.ts';
import { StoreWriteError } from '../store-write-error.ts';
import { isUploadName, kindOf, type UploadKind, uploadNameOf } from '../upload-name.ts';

/** Milliseconds without a call after one that failed: nobody waits again for a store that is away. */
const PAUSE = 5_000;

const INSUFFICIENT_STORAGE = 507;

const mediaTypes: Readonly<Record<UploadKind, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** The pictures in a bucket. While it is away, each call rejects with `StoreUnavailableError`. */
export class BucketPictures implements PicturePlace {
  readonly #bucket: Bucket;
  readonly #now: () => number;
  /** Bytes of each picture that was found intact: anybody can ask for it any number of times. */
  readonly #sizes = new Map<string, number>();
  readonly #checking = new Map<string, Promise<Buffer | undefined>>();
  #awayUntil = 0;

  /** `now` in milliseconds. */
  constructor(bucket: Bucket, now: () => number = () => performance.now()) {
    this.#bucket = bucket;
    this.#now = now;
  }

  async find(name: string): Promise<StoredUpload | undefined> {
    if (!isUploadName(name)) return undefined;
    const size = this.#sizes.get(name);
    if (size !== undefined) {
      return {
        size,
        read: () => this.#present(name, () => this.#bucket.bytes(name)),
        stream: () => this.#stream(name),
      };
    }
    const checking = this.#checking.get(name) ?? this.#check(name);
    this.#checking.set(name, checking);
    const bytes = await checking;
    return (
      bytes && { size: bytes.length, read: async () => bytes, stream: () => Readable.from([bytes]) }
    );
  }

  /** The bytes; undefined when there is no such picture or another one has its name. */
  async #check(name: string): Promise<Buffer | undefined> {
    try {
      const bytes = await this.#calling(() => this.#bucket.bytes(name));
      if (!bytes || uploadNameOf(bytes, kindOf(name)) !== name) return undefined;
      this.#sizes.set(name, bytes.length);
      return bytes;
    } finally {
      this.#checking.delete(name);
    }
  }

  async #present<T>(name: string, call: () => Promise<T | undefined>): Promise<T> {
    const found = await this.#calling(call);
    if (found) return found;
    this.#sizes.delete(name);
    throw new Error(`The picture ${name} is not in the bucket any more`);
  }

  #stream(name: string): Readable {
    const open = () => this.#present(name, () => this.#bucket.read(name));
    async function* parts() {
      yield* await open();
    }
    return Readable.from(parts(), { objectMode: false });
  }

  async add(bytes: Uint8Array, kind: UploadKind): Promise<string> {
    const name = uploadNameOf(bytes, kind);
    await this.#calling(() => this.#bucket.put(name, bytes, mediaTypes[kind]));
    return name;
  }

  checkReady(): Promise<void> {
    // A refusal leaves the pictures alone: the key may be one that may read them and no more.
    return this.#bucket.checkReady();
  }

  async *names(): AsyncGenerator<string> {
    const names = this.#bucket.names()[Symbol.asyncIterator]();
    while (true) {
      const { value: name, done } = await this.#calling(() => names.next());
      if (done) return;
      if (isUploadName(name)) yield name;
    }
  }

  async remove(name: string): Promise<void> {
    this.#sizes.delete(name);
    if (isUploadName(name)) await this.#calling(() => this.#bucket.remove(name));
  }

  async #calling<T>(call: () => Promise<T>): Promise<T> {
    if (this.#now() < this.#awayUntil) throw new StoreUnavailableError('The bucket is away');
    return call().catch((cause: unknown) => {
      if (!(cause instanceof S3Error)) throw cause;
      if (cause.status === INSUFFICIENT_STORAGE) {
        throw new StoreWriteError(cause.message, { cause, full: true });
      }
      this.#awayUntil = this.#now() + PAUSE;
      throw new StoreUnavailableError(cause.message, { cause });
    });
  }
}
