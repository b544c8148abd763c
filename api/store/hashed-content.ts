import { createHash } from 'node:crypto';
import type { StoredFile } from './resources/report-files.ts';

/** Counts and hashes a stream while it is read. */
export function hashedContent(content: AsyncIterable<Uint8Array>): {
  content: AsyncIterable<Uint8Array>;
  /** The digest and length of what was read by now. */
  read: () => StoredFile;
} {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    content: (async function* () {
      for await (const part of content) {
        hash.update(part);
        bytes += part.length;
        yield part;
      }
    })(),
    read: () => ({ bytes, sha256: hash.copy().digest('hex') }),
  };
}
