import { setTimeout as pause } from 'node:timers/promises';
import { bookingOf, freeSlots, type Slot } from '../slots.ts';
import type { Scene } from './attack.ts';

const MAIL_MS = 60_000;
const EMAIL = 'honest@example.com';

/** A client books meanwhile, moves twice, and gets a mail of each: what of this did not come about. */
export async function honestMover({ server, mails }: Scene): Promise<string[]> {
  const slots = await freeSlots(server.url, 40);
  const [first, ...others] = slots.slice(-3) as [Slot, Slot, Slot];
  const post = (path: string, body: object) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: server.url,
        'X-Forwarded-For': '198.18.7.7',
      },
      body: JSON.stringify(body),
    });
  const hasMails = async (count: number) => {
    const hers = () => mails.filter(({ to }) => to.includes(EMAIL)).length;
    for (const end = Date.now() + MAIL_MS; hers() < count && Date.now() < end; ) await pause(100);
    return hers() >= count;
  };

  const booking = {
    ...bookingOf(first, EMAIL),
    phone: '972-555-0188',
    address: '9 Live Oak Ln, Plano, TX',
  };
  const booked = await post('/api/calendar/book', booking);
  if (!booked.ok) return [`an honest booking was answered with ${booked.status}`];
  if (!(await hasMails(1))) return ['an honest client got no confirmation'];
  const { manageUrl } = (await booked.json()) as { manageUrl: string };
  const appointment = `/api/appointments/${manageUrl.split('/').at(-1)}`;
  let from = first;
  for (const [moves, to] of others.entries()) {
    const moved = await post(`${appointment}/move`, { from, to });
    if (!moved.ok) return [`an honest move was answered with ${moved.status}`];
    if (!(await hasMails(2 + moves))) return ['an honest client got no mail of a move'];
    from = to;
  }
  return [];
}
