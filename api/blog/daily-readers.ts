import { hash, randomBytes } from 'node:crypto';

/** About 2 MB. Beyond it, new readers do not count until the next day. */
const MAX_DIGESTS = 20_000;

const newSalt = () => randomBytes(32).toString('hex');

export interface DailyReaders {
  /** Whether `reader` reads `slug` for the first time on the day of `now` in UTC. */
  isFirstRead(reader: string, slug: string, now: Date): boolean;
}

/**
 * Who has read which article today. Only digests, in memory, with a salt that is discarded each
 * day: nobody can tell who read what, or whether yesterday's reader is today's. A restart clears
 * it.
 */
export function createDailyReaders(): DailyReaders {
  let day = '';
  let salt = newSalt();
  const digests = new Set<string>();

  return {
    isFirstRead(reader, slug, now) {
      const today = now.toISOString().slice(0, 10);
      if (today !== day) {
        day = today;
        salt = newSalt();
        digests.clear();
      }
      if (digests.size >= MAX_DIGESTS) return false;
      const digest = hash('sha256', `${salt} ${reader} ${slug}`, 'base64url');
      if (digests.has(digest)) return false;
      digests.add(digest);
      return true;
    },
  };
}
