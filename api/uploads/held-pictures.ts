import type { ServerResponse } from 'node:http';
import type { StoredUpload } from '#api/store/resources/uploads.ts';

/** Maximum bytes of all held pictures: 32 MB, those of a hundred articles. */
const HELD_MAX = 32 * 2 ** 20;

export interface HeldPicture {
  size: number;
  bytes: Promise<Buffer>;
  /** The number of answers that still send these bytes. */
  answers: number;
}

/**
 * Pictures in memory. All answers send the same bytes, so one more answer costs no memory, however
 * slowly its client reads. A picture that is being sent is not dropped, so `HELD_MAX` is the real
 * total.
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

  /** Undefined if the pictures that are being sent leave no room for it. */
  hold(name: string, upload: StoredUpload): HeldPicture | undefined {
    const held = this.find(name);
    if (held) return held;
    this.#makeRoom(upload.size);
    if (this.#size + upload.size > this.#max) return undefined;
    const picture = { size: upload.size, bytes: upload.read(), answers: 0 };
    this.#size += picture.size;
    this.#pictures.set(name, picture);
    // Everyone who waits for the bytes gets the error, too.
    picture.bytes.catch(() => this.#drop(name, picture));
    return picture;
  }

  /** The bytes, to be sent only by `response`. */
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
