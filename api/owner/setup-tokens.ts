import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 24;

/** The tokens of the links with which the owner sets the first password. */
export interface SetupTokens {
  /** A new token, valid until a password is set. */
  issue(): Promise<string>;
  /**
   * Invalidates all tokens if `token` is valid: of two concurrent calls, only one gets a result, a
   * function that makes them valid again. Undefined for an invalid token.
   */
  claim(token: string): Promise<(() => Promise<void>) | undefined>;
  /** Invalidates all tokens. */
  revoke(): Promise<void>;
}

export const newSetupToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Tokens are stored as digests, so that a copy of them cannot set a password. */
export const digestOfSetupToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** For a single process. */
export class MemorySetupTokens implements SetupTokens {
  #digests: ReadonlySet<string> = new Set();

  async issue(): Promise<string> {
    const token = newSetupToken();
    this.#digests = this.#digests.union(new Set([digestOfSetupToken(token)]));
    return token;
  }

  async claim(token: string): Promise<(() => Promise<void>) | undefined> {
    const claimed = this.#digests;
    if (!claimed.has(digestOfSetupToken(token))) return undefined;
    this.#digests = new Set();
    return async () => {
      this.#digests = claimed;
    };
  }

  async revoke(): Promise<void> {
    this.#digests = new Set();
  }
}
