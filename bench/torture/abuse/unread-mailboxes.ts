import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { acceptFiles } from '#api/store/json/accept-files.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { isUnconfirmed } from '#domain/booking/client/confirmation.ts';
import type { BookingLimits } from '#domain/booking/limits/booking-limits.ts';
import { inNewFolder, startProduct } from '../../server-process.ts';
import { httpRequest } from '../../serving/http-request.ts';
import { bookingOf, freeSlots, type Slot } from '../slots.ts';
import type { Attack, Scene } from './attack.ts';
import { flood } from './flood.ts';

const ADDRESSES = 100;
const WAIT_MS = 60_000;
const STRANGER = 'stranger-';
const NEW_CLIENT = 'hannah@example.com';
const OLD_CLIENT = 'olivia@example.com';

/** Starts that the strangers leave to honest clients: asking again would exceed the limit of calls. */
let left: Slot[] = [];

/** Without the limit of all online bookings, which would stop the strangers before. */
export const unreadMailboxes: Attack = {
  measure: `${ADDRESSES} addresses book with mailboxes that nobody reads, while new clients have to confirm`,
  mails: true,
  async prepare({ server, owner }) {
    const limits = await owner.read<BookingLimits>('booking-limits');
    await owner.send('PUT', 'booking-limits', { ...limits, online: 'off', confirmNew: true });
    const slots = await freeSlots(server.url, ADDRESSES + 2);
    left = slots.slice(ADDRESSES);
    return [JSON.stringify(slots.slice(0, ADDRESSES))];
  },
  run(target) {
    const slots = JSON.parse(target.args[0] ?? '[]') as Slot[];
    let n = 0;
    return flood(target, 10, () => {
      n += 1;
      const headers = {
        Origin: target.url,
        'X-Forwarded-For': `20.${n % ADDRESSES}.0.1`,
      };
      const slot = slots[n % slots.length] ?? { date: '', time: '' };
      const body = {
        ...bookingOf(slot, `${STRANGER}${n}@example.com`),
        phone: `972-555-${String(n).padStart(5, '0')}`,
        address: `${n} Elm Street, Plano, TX`,
      };
      return httpRequest('/api/calendar/book', { headers, body });
    });
  },
  async harm(scene) {
    const faults = [...(await newClient(scene)), ...(await oldClient(scene))];
    return [...faults, ...(await twoHoursLater(scene))];
  },
};

/** A client's booking, from an address of its own, of one of the starts that the strangers leave. */
async function book({ server }: Scene, email: string, index: number) {
  const slot = left[index - 1] ?? { date: '', time: '' };
  const body = {
    ...bookingOf(slot, email),
    phone: `214-555-017${index}`,
    address: `${index} Pecan Grove`,
  };
  const answer = await fetch(`${server.url}/api/calendar/book`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.18.${index}.1` },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { id?: string; confirmBy?: string };
}

/** Confirms by the link of her mail. */
async function newClient(scene: Scene): Promise<string[]> {
  const { confirmBy } = await book(scene, NEW_CLIENT, 1);
  if (!confirmBy) return ['a new client is not asked to confirm'];
  const token = await until(() => {
    const mail = scene.mails.find(({ to }) => to.includes(NEW_CLIENT));
    return /\/appointment\/([0-9a-f]{32})/.exec(mail?.parsed.text ?? '')?.[1];
  });
  if (!token) return ['a new client gets no mail'];
  const { url } = scene.server;
  const headers = { Origin: url, 'X-Forwarded-For': '198.18.1.1' };
  const answer = await fetch(`${url}/api/appointments/${token}/confirm`, {
    method: 'POST',
    headers,
  });
  return answer.ok ? [] : [`a confirmation is answered ${answer.status}`];
}

/** Has been here before. */
async function oldClient(scene: Scene): Promise<string[]> {
  const earlier = { ...bookingOf({ date: '2026-01-05', time: '08:00' }, OLD_CLIENT), anyway: true };
  await scene.owner.send('POST', 'bookings', earlier);
  const { id, confirmBy } = await book(scene, OLD_CLIENT, 2);
  return id && !confirmBy ? [] : ['a client who has been here before is asked to confirm'];
}

/** What still holds a start on a copy of the folder in which the time to confirm is over. */
const twoHoursLater = ({ folder, owner }: Scene): Promise<string[]> =>
  inNewFolder(async (copy) => {
    await cp(folder, copy, { recursive: true });
    await endDeadlines(join(copy, 'bookings'));
    await acceptFiles(copy);
    await using server = await startProduct(copy);
    const bookings = () => owner.at(server).all<Booking>('bookings');
    await until(async () => (await bookings()).some(isUnconfirmed) || 'released');
    const standing = (await bookings()).filter(({ status }) => status === 'confirmed');
    const held = standing.filter(({ email }) => email.startsWith(STRANGER));
    const kept = [NEW_CLIENT, OLD_CLIENT].filter((client) =>
      standing.some(({ email }) => email === client),
    );
    return [
      ...(held.length > 0 ? [`${held.length} starts are held by strangers after two hours`] : []),
      ...(kept.length < 2 ? ['an honest client has lost her time'] : []),
    ];
  });

async function endDeadlines(folder: string): Promise<void> {
  const over = new Date(Date.now() - 1000).toISOString();
  for (const name of await readdir(folder)) {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replaceAll(/("confirmBy":\s*)"[^"]+"/g, `$1"${over}"`));
  }
}

/** The first answer of `ask` that is a text; undefined after a minute without one. */
async function until(
  ask: () => string | boolean | undefined | Promise<string | boolean | undefined>,
): Promise<string | undefined> {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await pause(200)) {
    const answer = await ask();
    if (typeof answer === 'string') return answer;
  }
  return undefined;
}
