/** What an archive may unpack to, bytes. */
export interface RestoreLimits {
  file: number;
  total: number;
}

const MB = 2 ** 20;

/**
 * The largest file is a month's, 22 MB with 20,000 bookings. Opening a store reads each whole, so a small archive of a
 * few gigabytes of blanks must not get as far. The rest is pictures of up to 2 MB and reports of up to 50 MB, of which
 * some thousands come together in the years for which they can be read.
 */
export const restoreLimits: RestoreLimits = { file: 128 * MB, total: 65_536 * MB };

export const noRestoreLimits: RestoreLimits = { file: Infinity, total: Infinity };

/** The limits for a value of `RESTORE_LIMITS`. */
export const restoreLimitsOf = (setting: string | undefined): RestoreLimits =>
  setting === 'off' ? noRestoreLimits : restoreLimits;

/** How a refusal names a number of bytes. */
export const megabytes = (bytes: number): string => `${Math.ceil(bytes / MB)} MB`;
