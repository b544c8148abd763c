import type { CheckState } from './health-check.ts';

/** The space of a file system, in bytes. */
export interface DiskSpace {
  free: number;
  total: number;
  /** The largest file that is replaced there. Both versions exist until the new one is durable. */
  largest: number;
}

const GIGABYTE = 2 ** 30;

/** Share of a file system below which its room is low; so is less than a gigabyte. */
const LOW_SHARE = 0.1;

/** Bytes beyond the largest file, for what other writes take at the same time. */
export const RESERVE = 8 * 2 ** 20;

/** `fail` when the largest file could not be replaced. */
export function diskState({ free, total, largest }: DiskSpace): CheckState {
  if (free < largest + RESERVE) return 'fail';
  return free < Math.max(GIGABYTE, LOW_SHARE * total) ? 'warn' : 'ok';
}
