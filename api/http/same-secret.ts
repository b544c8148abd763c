import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time, so that the duration does not reveal how much of a guess is right. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

const digest = (text: string) => createHash('sha256').update(text).digest();
