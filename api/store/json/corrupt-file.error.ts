import { ConfigurationError } from '#api/configuration-error.ts';

/**
 * A file does not match its schema. The message, which goes into the log, names the file, the record
 * and the field but not their content.
 */
export class CorruptFileError extends ConfigurationError {
  override name = 'CorruptFileError';

  constructor(path: string, detail: string) {
    super(`${path}: ${detail}. The file was left as is: repair it or move it away.`);
  }
}
