import type { Hold } from '#domain/hold/hold.ts';
import type { Contents } from './contents.ts';

/** `contents` with `hold` in place of its own. What the earlier one keeps back was due at this one, too. */
export const withHold = (contents: Contents, hold: Hold): Contents => ({
  ...contents,
  records: async () => ({ ...(await contents.records()), hold }),
});
