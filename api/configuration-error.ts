/**
 * The server cannot start until its operator changes something: a variable, a password, the version. `main.ts` exits
 * with `EXIT_CODE`, on which the units in `deploy/` do not start it again.
 */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';

  /** EX_CONFIG of sysexits.h. */
  static readonly EXIT_CODE = 78;
}
