import { createHash } from 'node:crypto';
import { millisecondsInMinute } from 'date-fns/constants';
import type { PictureOrder } from '#api/brand/picture-order.ts';
import { PictureProcess } from './picture-process.ts';
import { PictureRefusal } from './picture-refusal.ts';
import type { Picture, PictureTask } from './picture-task.ts';

/** Maximum bytes of an upload: 2 MB. */
export const PICTURE_BYTES_MAX = 2 * 2 ** 20;

/** Pixels along the longer side of a stored logo: twice what the largest icon needs. */
export const MARK_SIDE = 1024;

/** Milliseconds for which a picture that was refused is not tried again. */
const REFUSED_MS = 10 * millisecondsInMinute;
const REFUSED_MAX = 1000;

interface Refused {
  message: string;
  until: number;
}

/**
 * What the server does with pictures, all in the one process of `PictureProcess`. Every call rejects with
 * `PictureRefusal` for a picture that cannot be used, and with `PicturesBusyError` when too many wait.
 */
export function createPictures(process = new PictureProcess()) {
  /** By digest of the task, the oldest first: a picture that took all its time is not tried at each request. */
  const refused = new Map<string, Refused>();

  async function run(task: PictureTask): Promise<Picture> {
    const key = digestOf(task);
    const known = refused.get(key);
    if (known && known.until > performance.now()) throw new PictureRefusal(known.message);
    try {
      return await process.run(task);
    } catch (error) {
      if (error instanceof PictureRefusal) remember(key, error.message);
      throw error;
    }
  }

  function remember(key: string, message: string): void {
    refused.delete(key);
    const [oldest] = refused.keys();
    if (refused.size >= REFUSED_MAX && oldest !== undefined) refused.delete(oldest);
    refused.set(key, { message, until: performance.now() + REFUSED_MS });
  }

  return {
    /** An upload as it is stored: re-encoded, with nothing but its pixels, its longer side at most `side`. */
    encode: (bytes: Uint8Array, side?: number) => run({ do: 'encode', bytes, side }),
    /** As PNG of at most `side`, for renderers that do not know WebP. */
    async png(bytes: Uint8Array, side: number) {
      const { width, height, ...picture } = await run({ do: 'png', bytes, side });
      return { bytes: bufferOf(picture), width, height };
    },
    /** As JPEG that fills a size in pixels. */
    filled: async (bytes: Uint8Array, size: { width: number; height: number }) =>
      bufferOf(await run({ do: 'fill', bytes, ...size })),
    async size(bytes: Uint8Array): Promise<{ width: number; height: number }> {
      const { width, height } = await run({ do: 'measure', bytes });
      return { width, height };
    },
    /** Whether a picture carries nothing but its pixels, as those that `encode` has written. */
    isPlain: async (bytes: Uint8Array) => (await run({ do: 'measure', bytes })).isPlain === true,
    /** Reads every pixel. */
    check: async (bytes: Uint8Array) => void (await run({ do: 'check', bytes })),
    draw: async (order: PictureOrder) => bufferOf(await run({ do: 'draw', order })),
    /** Ends the process. */
    end: () => process.end(),
  };
}

function digestOf(task: PictureTask): string {
  const { bytes = '', ...options } = { bytes: undefined, ...task };
  const hash = createHash('sha256').update(JSON.stringify(options));
  return hash.update(bytes).digest('base64');
}

const bufferOf = ({ bytes }: Pick<Picture, 'bytes'>): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** One for the server or command that runs. */
export const pictures = createPictures();
