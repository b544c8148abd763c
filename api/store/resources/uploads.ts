import type { Readable } from 'node:stream';
import type { UploadKind } from '../upload-name.ts';

export interface UploadStore {
  readonly uploads: Uploads;
}

/** Uploaded pictures by content hash. */
export interface Uploads {
  /** Undefined for an unknown name and for a damaged file. */
  find(name: string): Promise<StoredUpload | undefined>;
  /** Resolves to the name; the same bytes are stored once. */
  add(bytes: Uint8Array, kind: UploadKind): Promise<string>;
  /** Only of a place that can be away while the records are not. Rejects with the reason when it cannot be read. */
  checkReady?(): Promise<void>;
}

/** A place where pictures can be: a folder, the database or a bucket. */
export interface PicturePlace extends Uploads {
  /** In any order; of a damaged one, too. */
  names(): AsyncIterable<string>;
  /** Does nothing for an unknown name. */
  remove(name: string): Promise<void>;
}

/** An uploaded picture whose content was found to match its name. */
export interface StoredUpload {
  /** Bytes. */
  size: number;
  read(): Promise<Buffer>;
  /** Reads no faster than its consumer takes. */
  stream(): Readable;
}
