/**
 * A file holds what this program can neither have written nor read. The message names the file,
 * the record and the field, and never what they hold: it is meant for a log.
 */
export class CorruptFileError extends Error {
  override name = 'CorruptFileError';

  constructor(path: string, detail: string) {
    super(`${path}: ${detail}. The file was left as it is: repair it or move it away.`);
  }
}
