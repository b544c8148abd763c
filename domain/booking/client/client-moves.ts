import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import type { Booking } from '../booking.schema.ts';

/** The name of the client in a booking's history. */
export const CLIENT = 'Client';

/**
 * Maximum number of moves of one booking by its client without calling. Each move mails three
 * people, so a link in the wrong hands must be limited. Few clients move more than once, hardly
 * anybody three times.
 */
const MOVES_PER_DAY = 3;
const MOVES_IN_ALL = 6;

/**
 * Whether the client must call for another move of `booking` at `now`, because today's or all moves
 * are used up. The owner's moves do not count. Canceling is always possible, because it can happen
 * only once.
 */
export function hasUsedMoves(
  { history }: Pick<Booking, 'history'>,
  now: Date,
  zone: Zone,
): boolean {
  const moves = history.filter(({ by, what }) => by === CLIENT && what === 'moved');
  const today = businessToday(now, zone);
  const ofToday = moves.filter(({ at }) => businessToday(new Date(at), zone) === today);
  return moves.length >= MOVES_IN_ALL || ofToday.length >= MOVES_PER_DAY;
}
