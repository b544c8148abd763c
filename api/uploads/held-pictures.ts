import type { ServerResponse } from 'node:http';
import type { StoredUpload } from '#api/store/resources/uploads.ts';

/** Bytes of all held pictures at most: 32 MB, those of a hundred articles. */
const HELD_MAX = 32 * 2 ** 20;

export interface HeldPicture {
  size: number;
  bytes: Promise<Buffer>;
  /** Answers that still send these bytes. */
  answers: number;
}

/**
 * Pictures in memory. All answers send the same bytes, so that one more costs no memory, however
 * slowly its client reads. A picture that is being sent is not dropped, so that `HELD_MAX` is what
 * all of them really take.
 */
export class HeldPictures {
  readonly #max: number;
  /** By name, the least recently used first. */
  readonly #pictures = new Map<string, HeldPicture>();
  #size = 0;

  constructor(max = HELD_MAX) {
    this.#max = max;
  }

  find(name: string): HeldPicture | undefined {
    const picture = this.#pictures.get(name);
    if (!picture) return undefined;
    this.#pictures.delete(name);
    this.#pictures.set(name, picture);
    return picture;
  }

  /** Undefined where the pictures that are being sent leave no room for it. */
  hold(name: string, upload: StoredUpload): HeldPicture | undefined {
    const held = this.find(name);
    if (held) return held;
    this.#makeRoom(upload.size);
    if (this.#size + upload.size > this.#max) return undefined;
    const picture = { size: upload.size, bytes: upload.read(), answers: 0 };
    this.#size += picture.size;
    this.#pictures.set(name, picture);
    // Whoever waits for the bytes gets the error too.
    picture.bytes.catch(() => this.#drop(name, picture));
    return picture;
  }

  /** The bytes, to be sent by `response` only. */
  bytesFor(response: ServerResponse, picture: HeldPicture): Promise<Buffer> {
    // Not `finished` of node:stream, which costs a twentieth of answering a small picture.
    if (response.closed) return picture.bytes;
    picture.answers += 1;
    response.once('close', () => {
      picture.answers -= 1;
    });
    return picture.bytes;
  }

  #makeRoom(size: number): void {
    for (const [name, picture] of this.#pictures) {
      if (this.#size + size <= this.#max) return;
      if (picture.answers === 0) this.#drop(name, picture);
    }
  }

  #drop(name: string, picture: HeldPicture): void {
    if (this.#pictures.get(name) !== picture) return;
    this.#pictures.delete(name);
    this.#size -= picture.size;
  }
}
