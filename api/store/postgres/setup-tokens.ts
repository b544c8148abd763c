import { digestOfSetupToken, newSetupToken, type SetupTokens } from '#api/owner/setup-tokens.ts';
import type { Database } from './database.ts';

/** The tokens of all processes: each has printed its own link, and every process accepts all of them. */
export class DatabaseSetupTokens implements SetupTokens {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async issue(): Promise<string> {
    const token = newSetupToken();
    await this.#add([{ digest: digestOfSetupToken(token) }]);
    return token;
  }

  async claim(token: string): Promise<(() => Promise<void>) | undefined> {
    const isValid = this.#db
      .selectFrom('setup_tokens as valid')
      .select('valid.digest')
      .where('valid.digest', '=', digestOfSetupToken(token));
    // A concurrent claim waits for these rows, and finds none of them.
    const claimed = await this.#db
      .deleteFrom('setup_tokens')
      .where(({ exists }) => exists(isValid))
      .returning('digest')
      .execute();
    return claimed.length > 0 ? () => this.#add(claimed) : undefined;
  }

  async revoke(): Promise<void> {
    await this.#db.deleteFrom('setup_tokens').execute();
  }

  async #add(tokens: readonly { digest: string }[]): Promise<void> {
    await this.#db.insertInto('setup_tokens').values(tokens).execute();
  }
}
