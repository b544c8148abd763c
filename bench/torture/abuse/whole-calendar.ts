import { automaticOnline } from '#domain/booking/limits/online-limit.ts';
import { defaultAvailability } from '#domain/schedule/availability.ts';
import { httpRequest } from '../../serving/http-request.ts';
import { bookingOf, freeSlots, type Slot } from '../slots.ts';
import type { Attack, Scene } from './attack.ts';
import { flood } from './flood.ts';

/** Two addresses of each of nine networks: without a bound of all bookings they take every free start. */
const NETWORKS = 9;
const ADDRESSES = 2 * NETWORKS;
/** Free starts of the usual hours in the usual 90 days, about. */
const SLOTS = 150;
const MOST_SOLD = automaticOnline(defaultAvailability);
const STRANGER = 'stranger-';

export const wholeCalendar: Attack = {
  measure: `${ADDRESSES} addresses of ${NETWORKS} networks book all ${SLOTS} free starts under new names`,
  prepare: async ({ server }) => [JSON.stringify(await freeSlots(server.url, SLOTS))],
  run(target) {
    const slots = JSON.parse(target.args[0] ?? '[]') as Slot[];
    let n = 0;
    return flood(target, ADDRESSES, () => {
      n += 1;
      const from = n % ADDRESSES;
      const slot = slots[n % slots.length] ?? { date: '', time: '' };
      const headers = {
        Origin: target.url,
        'X-Forwarded-For': `203.0.${from % NETWORKS}.${1 + Math.floor(from / NETWORKS)}`,
      };
      return httpRequest('/api/calendar/book', { headers, body: strangerAt(slot, n) });
    });
  },
  async harm({ owner, server }) {
    const bookings = await owner.all<{ email: string }>('bookings');
    const sold = bookings.filter(({ email }) => email.startsWith(STRANGER)).length;
    const most = sold > MOST_SOLD ? [`${sold} of ${SLOTS} starts are sold to strangers`] : [];
    return [...most, ...(await honestClient({ owner, server }))];
  },
};

const strangerAt = (slot: Slot, n: number) => ({
  ...bookingOf(slot, `${STRANGER}${n}@example.com`),
  phone: `972-555-${String(n).padStart(5, '0')}`,
  address: `${n} Elm Street, Plano, TX`,
});

/** What a client can no longer do while strangers book: her time becomes a request, which the owner books. */
async function honestClient({ owner, server }: Pick<Scene, 'owner' | 'server'>): Promise<string[]> {
  const [slot] = await freeSlots(server.url, 1).catch(() => []);
  if (!slot) return ['no free start is left for an honest client'];
  const body = {
    ...bookingOf(slot, 'hannah@example.com'),
    phone: '214-555-0177',
    address: '9 Pecan Grove, Plano, TX',
  };
  const answer = await fetch(`${server.url}/api/calendar/book`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.18.0.1' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 202) return [`an honest client who books is answered ${answer.status}`];
  const { requestId } = (await answer.json()) as { requestId: string };
  const booked = await owner.send('POST', 'bookings', { ...body, requestId });
  return booked.ok ? [] : [`the time that an honest client asked for is answered ${booked.status}`];
}
