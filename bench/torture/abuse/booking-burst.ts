import { httpRequest } from '../../serving/http-request.ts';
import { bookingOf, freeSlots, type Slot } from '../slots.ts';
import type { Attack } from './attack.ts';
import { flood } from './flood.ts';

const WORKERS = 10;
/** As many as one address may ask for in a minute leave room for the rest of the run. */
const SLOTS = 100;
const EMAIL = 'burst@example.com';
const MOST_SOLD = 10;

export const bookingBurst: Attack = {
  measure: `one person books all of ${SLOTS} free slots from ${WORKERS} addresses`,
  prepare: async ({ server }) => [JSON.stringify(await freeSlots(server.url, SLOTS))],
  run(target) {
    const slots = JSON.parse(target.args[0] ?? '[]') as Slot[];
    let n = 0;
    return flood(target, WORKERS, () => {
      n += 1;
      const headers = { Origin: target.url, 'X-Forwarded-For': `203.0.113.${n % WORKERS}` };
      const slot = slots[n % slots.length] ?? { date: '', time: '' };
      return httpRequest('/api/calendar/book', { headers, body: bookingOf(slot, EMAIL) });
    });
  },
  async harm({ owner }) {
    const bookings = await owner.all<{ email: string }>('bookings');
    const sold = bookings.filter(({ email }) => email === EMAIL).length;
    return sold > MOST_SOLD ? [`${sold} of ${SLOTS} slots are sold to one person`] : [];
  },
};
