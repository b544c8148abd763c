import { newBooking } from '#api/bookings/new-booking.ts';
import type { BookingPayload } from '#domain/booking/booking.schema.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { type Appointment, conflictsOf } from '#domain/schedule/appointment.ts';
import type { Availability } from '#domain/schedule/availability.ts';
import { inNewFolder } from '../server-process.ts';
import { faultRow, type Row, thousands } from '../table.ts';
import { clients, post, startQuiet } from './clients.ts';
import { Owner } from './owner.ts';
import { bookingOf, freeSlots } from './slots.ts';

const CLIENTS = 128;
const SLOTS = 50;
/** Every third attempt repeats an earlier one with its key, as on an unreliable line. */
const REPEAT_EVERY = 3;

/** Homes whose appointments take 3, 3.5 and 6 hours. */
const AREAS = [1500, 3000, 9000];

/** One without a ZIP code, and two that are about an hour apart. */
const ADDRESSES = [
  '7 Pecan Ct, Frisco, TX',
  '7 Pecan Ct, Frisco, TX 75034',
  '9 Elm St, Dallas, TX 75201',
];

interface Stored extends Appointment {
  id: string;
}

export const race = (attempts: number): Promise<Row[]> =>
  inNewFolder(async (folder) => {
    await using server = await startQuiet(folder);
    return [await raceAt([server], attempts)];
  });

/**
 * Many clients of servers with the same records for few days, with appointments of several lengths and places:
 * none collide, nothing is refused that would collide with none, what is left can be booked, and a repeat gets
 * its first answer.
 */
export async function raceAt(servers: readonly { url: string }[], attempts: number): Promise<Row> {
  const server = oneOf(servers);
  const slots = await freeSlots(server.url, SLOTS);
  const won = new Map<string, string>();
  const sent: { key: string; body: BookingPayload }[] = [];
  const refused: BookingPayload[] = [];
  const faults: string[] = [];
  let begun = 0;

  await clients(CLIENTS, async () => {
    if (begun >= attempts) return false;
    begun += 1;
    const earlier = begun % REPEAT_EVERY === 0 ? sent.at(-1 - (begun % CLIENTS)) : undefined;
    const slot = oneOf(slots);
    const attempt = earlier ?? {
      key: `attempt-${begun}`,
      body: {
        ...bookingOf(slot, `client${begun}@example.com`),
        address: oneOf(ADDRESSES),
        quote: { propertyType: 'residential', squareFootage: oneOf(AREAS) },
      } as BookingPayload,
    };
    sent.push(attempt);
    const answer = await post(oneOf(servers).url, '/api/calendar/book', attempt.body, attempt.key);
    const { id, code } = (await answer.json()) as { id?: string; code?: string };
    if (answer.status === 201 && id) {
      const first = won.get(attempt.key) ?? id;
      if (first !== id) faults.push(`${attempt.key} got ${first}, then ${id}`);
      won.set(attempt.key, id);
    } else if (code === 'slot_taken') {
      refused.push(attempt.body);
    } else if (answer.status !== 409 && answer.status !== 422) {
      faults.push(`${attempt.key} was answered with ${answer.status}`);
    }
    return true;
  });

  const owner = await Owner.signIn(server);
  const stored = await owner.all<Stored>('bookings');
  for (const [at, booking] of stored.entries()) {
    const collisions = conflictsOf(booking, stored.slice(at + 1), { driveTime: true });
    for (const other of collisions) faults.push(`${booking.id} and ${other.id} collide`);
  }
  const availability = await owner.read<Availability>('availability');
  for (const body of refused) {
    const booking = newBooking(body, {
      ...availability,
      now: new Date(),
      prices: defaultBusiness.prices,
      business: defaultBusiness,
    });
    if (conflictsOf(booking, stored, { driveTime: true }).length === 0) {
      faults.push(`${body.date} ${body.time} was refused and is free`);
    }
  }
  const wanted = new Set(slots.map(({ date, time }) => `${date} ${time}`));
  const left = (await freeSlots(server.url, SLOTS)).filter(({ date, time }) =>
    wanted.has(`${date} ${time}`),
  );
  for (const slot of left) {
    const body = bookingOf(slot, `${slot.date}-${slot.time.slice(0, 2)}@example.com`);
    const { status } = await post(server.url, '/api/calendar/book', body, crypto.randomUUID());
    if (status !== 201) faults.push(`${slot.date} ${slot.time} is offered and refused`);
  }
  const ids = new Set(stored.map(({ id }) => id));
  for (const id of new Set(won.values())) {
    if (!ids.has(id)) faults.push(`${id} was acknowledged and is lost`);
  }
  const measure = `${thousands(attempts)} attempts by ${CLIENTS} clients at ${SLOTS} slots`;
  return faultRow(measure, `${stored.length} booked, ${thousands(refused.length)} refused`, faults);
}

function oneOf<T>(values: readonly T[]): T {
  const value = values[Math.floor(Math.random() * values.length)];
  if (value === undefined) throw new Error('There is none');
  return value;
}
