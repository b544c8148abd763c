import type { ServerResponse } from 'node:http';
import { finished } from 'node:stream';

/** Maximum number of concurrent answers from files; each takes up to 128 KB of memory. */
const STREAMED_MAX = 256;

/** Answers that are read from a file while they are sent. */
export class StreamedAnswers {
  readonly #max: number;
  /** The oldest first. */
  readonly #answers = new Set<ServerResponse>();

  constructor(max = STREAMED_MAX) {
    this.#max = max;
  }

  /**
   * Above the maximum, the oldest answer is aborted: of so many, it is the one whose client reads
   * slowest, if at all, and refusing the new one would let such clients lock out everybody else.
   */
  add(response: ServerResponse): void {
    const [oldest] = this.#answers;
    if (oldest && this.#answers.size >= this.#max) {
      this.#answers.delete(oldest);
      oldest.destroy();
    }
    this.#answers.add(response);
    finished(response, () => this.#answers.delete(response));
  }
}
