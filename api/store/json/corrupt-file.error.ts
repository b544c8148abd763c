/**
 * A file does not hold what this program wrote or could have written. Its message names the file,
 * the record and the field, and never what they hold.
 */
export class CorruptFileError extends Error {
  override name = 'CorruptFileError';

  constructor(path: string, detail: string) {
    super(`${path}: ${detail}. The file was left as it is; repair it or move it away.`);
  }
}
