import { ConfigurationError } from '#api/configuration-error.ts';

/** A file that is not as the server left it. */
export interface Damage {
  /** Relative to the data folder. */
  name: string;
  /** Completes the sentence that `name` begins. */
  what: string;
}

/** Files of the data folder are missing, changed, outdated or unknown. The message says what to do. */
export class DamagedFilesError extends ConfigurationError {
  override name = 'DamagedFilesError';

  constructor(folder: string, damages: readonly Damage[]) {
    super(
      [
        `The data folder ${folder} is not as the server left it:`,
        ...damages.map(damageLine),
        'Nothing was changed. Put back from a backup what should not have changed. Then accept the files as they',
        'are, and try again: npm run owner -- accept-files',
      ].join('\n'),
    );
  }
}

export const damageLine = ({ name, what }: Damage) => `  ${name} ${what}`;
