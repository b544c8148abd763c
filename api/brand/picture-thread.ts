import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Box } from './box.ts';

/** A picture to draw; width and height in px. */
export interface PictureOrder {
  box: Box;
  width: number;
  height: number;
  /** PNGs of at most 64 colors are `flat`, of 256 mixed ones `photo`; an icon file has 16, 32 and 48 px. */
  format: 'png' | 'flat' | 'photo' | 'svg' | 'ico';
}

export type DrawPicture = (order: PictureOrder) => Promise<Buffer>;

/** Milliseconds after which an idle thread gives its memory back. */
const IDLE_TIME = millisecondsInMinute;

/** Pictures that may wait; a site has about 50. */
const WAITING_MAX = 200;

/** Too many pictures wait to be drawn. */
export class PicturesBusyError extends Error {
  override name = 'PicturesBusyError';
}

/**
 * Draws pictures one after another in a thread of its own, because the layout of one takes 20 ms of computing and
 * more for the first. The thread starts with the first picture. Rejects with `PicturesBusyError` when too many wait.
 */
export function createPictureThread(): DrawPicture {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  async function draw(order: PictureOrder): Promise<Buffer> {
    clearTimeout(idle);
    if (!thread) {
      thread = new Worker(new URL('./picture.worker.ts', import.meta.url));
      thread.unref();
    }
    const drawing = thread;
    drawing.ref();
    drawing.postMessage(order);
    try {
      const [bytes] = (await once(drawing, 'message')) as [Uint8Array];
      return Buffer.from(bytes);
    } catch (error) {
      thread = undefined;
      throw error;
    } finally {
      drawing.unref();
      idle = setTimeout(() => {
        thread = undefined;
        void drawing.terminate();
      }, IDLE_TIME).unref();
    }
  }

  return (order) => {
    if (waiting >= WAITING_MAX) return Promise.reject(new PicturesBusyError());
    waiting += 1;
    const drawn = last
      .then(() => draw(order))
      .finally(() => {
        waiting -= 1;
      });
    last = drawn.catch(() => undefined);
    return drawn;
  };
}
