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
}

/** An uploaded picture whose content was found to match its name. */
export interface StoredUpload {
  /** Bytes. */
  size: number;
  read(): Promise<Buffer>;
  /** Reads no faster than its consumer takes. */
  stream(): Readable;
}
