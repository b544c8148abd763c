/** The bytes in which readers look for the start of a file (ISO 32000-1, annex H). */
const START_WITHIN = 1023 + '%PDF-'.length;

/** Where an object begins, and what ends a file, or a version of it. */
const MARK = /\d\s+\d{1,5}\s+obj|startxref|%%EOF/g;
const LONGEST_MARK = 32;

/**
 * Follows a file while it arrives, and keeps none of it. Readers repair much: a byte order mark, blank lines or a mail's
 * header before the file, any bytes after it, and a lost last line. What is cut off ends in an object.
 */
export class PdfCheck {
  #start = '';
  #tail = '';
  #hasObject = false;
  #endsInObject = false;

  add(chunk: Buffer): void {
    const text = chunk.toString('latin1');
    if (this.#start.length < START_WITHIN) {
      this.#start = (this.#start + text).slice(0, START_WITHIN);
    }
    // Twice what is in the tail does not matter, because it stays before the rest.
    const read = this.#tail + text;
    for (const [mark] of read.matchAll(MARK)) {
      this.#endsInObject = mark.endsWith('obj');
      this.#hasObject ||= this.#endsInObject;
    }
    this.#tail = read.slice(-LONGEST_MARK);
  }

  /** Whether it can still be one. */
  get mayBePdf(): boolean {
    return this.#start.length < START_WITHIN || this.#start.includes('%PDF-');
  }

  /** Once all of it was added. */
  get isWhole(): boolean {
    return this.#start.includes('%PDF-') && this.#hasObject && !this.#endsInObject;
  }
}
