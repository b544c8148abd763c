import type { Readable } from 'node:stream';

/** What was stored of a file. */
export interface StoredFile {
  bytes: number;
  /** In hex. */
  sha256: string;
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Files of reports, private and of any size, by the id of their version. */
export interface ReportFileStore {
  reportFiles: {
    /**
     * Stores the file as a stream, whole or not at all; resolves once it is durable. Rejects with what `content` throws.
     * A file of that id is replaced.
     */
    write(id: string, content: AsyncIterable<Uint8Array>): Promise<StoredFile>;
    size(id: string): Promise<number | undefined>;
    /** Undefined when there is no such file. */
    read(id: string, range?: ByteRange): Promise<Readable | undefined>;
    /** Ids without a file are ignored. */
    remove(ids: readonly string[]): Promise<void>;
  };
}
