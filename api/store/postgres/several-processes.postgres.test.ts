import { afterEach, beforeEach, expect, test } from 'vitest';
import { placeOfAddress } from '#api/places/place-of-zip.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { collide } from '#domain/schedule/appointment.ts';
import { timeAt } from '#domain/schedule/time-of-day.ts';
import type { Reservation } from '../resources/bookings.ts';
import type { Store } from '../store.ts';
import { type Random, randomFrom } from '../testing/power-loss/random.ts';
import { sampleBooking, sampleIdempotencyKey } from '../testing/sample-records.ts';
import { openPostgresStore } from './postgres-store.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

/** Each with connections and memory of its own, as in processes of their own. */
let stores: Store[];
let location: TestDatabase;

beforeEach(async () => {
  location = await createTestDatabase();
  const open = () => openPostgresStore({ url: location.url, connections: 4 });
  stores = await Promise.all([open(), open(), open()]);
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  await location.drop();
});

/** The store that a load balancer would choose for the call. */
const storeOf = (index: number) => stores[index % stores.length] as Store;

const days = ['2026-12-01', '2026-12-02'];
/** 65 minutes apart, and one without a ZIP code. */
const addresses = ['7 Pecan Ct, Frisco, TX 75034', '1 Main St, Dallas, TX 75201', '1 Main St'];
const withDrive = { driveTime: true };

const slot = (random: Random) => ({
  date: random.of(days),
  time: timeAt(420 + 30 * random.below(20)),
  minutes: random.of([60, 90, 180, 240]),
});

const anySlot = (random: Random): Booking =>
  sampleBooking({ ...slot(random), address: random.of(addresses) });

/** The pairs of bookings that must not be there together. */
const collisionsIn = (bookings: readonly Booking[]) =>
  bookings.flatMap((one, index) =>
    bookings
      .slice(index + 1)
      .filter((other) => collide(one, other, withDrive))
      .map((other) => [one.id, other.id]),
  );

const standing = async () =>
  (await Promise.all(days.map((day) => storeOf(0).standingOn(day)))).flat();

test.each([1, 2, 3])(
  'of 300 attempts on two days those are reserved that collide with no other (seed %i)',
  async (seed) => {
    const random = randomFrom(seed);
    const attempts = Array.from({ length: 300 }, () => anySlot(random));
    const answers: Reservation[] = [];
    const waiting = attempts.entries();
    const client = async () => {
      for (const [index, booking] of waiting) {
        answers[index] = await storeOf(index).reserveSlot(booking);
      }
    };
    await Promise.all(Array.from({ length: 24 }, client));

    const reserved = answers.flatMap((answer) =>
      answer.outcome === 'reserved' ? [answer.booking] : [],
    );
    const byId = (one: Booking, other: Booking) => one.id.localeCompare(other.id);
    expect((await standing()).sort(byId)).toEqual(reserved.sort(byId));
    expect(reserved.length).toBeGreaterThan(days.length);
    expect(collisionsIn(reserved)).toEqual([]);
    // Nobody was refused without a reason, with the place of the address as the store finds it.
    const refused = attempts.filter((_, index) => answers[index]?.outcome === 'slot_taken');
    expect(refused).toHaveLength(attempts.length - reserved.length);
    const needless = refused
      .map((booking) => ({ ...booking, place: placeOfAddress(booking.address) }))
      .filter((booking) => !reserved.some((other) => collide(booking, other, withDrive)));
    expect(needless).toEqual([]);
  },
);

test.each([4, 5, 6])(
  'no two bookings collide after moves, cancellations and reopenings by all, except anyway (seed %i)',
  async (seed) => {
    const random = randomFrom(seed);
    const ids = Array.from({ length: 30 }, (_, index) => `booking-${index}`);
    const act = async (index: number) => {
      const store = storeOf(index);
      const id = random.of(ids);
      const anyway = random.below(8) === 0;
      const to = slot(random);
      const action = random.below(3);
      const current = await store.findBooking(id);
      if (!current) {
        const booking = sampleBooking({ ...to, id, address: random.of(addresses) });
        // Another call may book the same id meanwhile, which the database refuses.
        return store.reserveSlot(booking, undefined, { anyway }).catch(() => undefined);
      }
      if (action === 0) {
        return store.changeBooking(current, (booking) => ({ ...booking, status: 'cancelled' }));
      }
      const next = action === 1 ? to : {};
      const move = (booking: Booking): Booking => ({ ...booking, ...next, status: 'confirmed' });
      return store.moveBooking(current, move, { anyway });
    };
    const client = async (index: number) => {
      const answers = [];
      for (let call = 0; call < 30; call++) answers.push(await act(index));
      return answers;
    };
    const clients = Array.from({ length: 12 }, (_, index) => client(index));
    const answers = (await Promise.all(clients)).flat();
    const outcomes = Object.groupBy(answers, (answer) => answer?.outcome ?? 'refused');
    expect(Object.keys(outcomes)).toEqual(
      expect.arrayContaining(['reserved', 'saved', 'slot_taken', 'outdated']),
    );

    const { rows } = await location.query(
      'select record from bookings where standing and not anyway',
    );
    // How many stand in the end is chance.
    expect(rows).not.toHaveLength(0);
    expect(collisionsIn(rows.map(({ record }) => record))).toEqual([]);
  },
);

test('of two bookings too far apart for the drive between them, each day gets one', async () => {
  const [frisco = '', dallas = ''] = addresses;
  for (const day of Array.from({ length: 20 }, (_, index) => `2027-01-${10 + index}`)) {
    const answers = await Promise.all([
      storeOf(0).reserveSlot(sampleBooking({ date: day, time: '08:00', address: frisco })),
      storeOf(1).reserveSlot(sampleBooking({ date: day, time: '11:30', address: dallas })),
    ]);
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['reserved', 'slot_taken']);
  }
});

test('of 60 bookings of one client on as many days two are reserved', async () => {
  const limits = {
    limits: { perClient: 2, perAgent: 10, agents: [] },
    now: new Date('2026-11-20'),
    zone: defaultBusiness.timeZone,
  };
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const date = `2027-0${1 + (index % 2)}-${String(1 + (index % 28)).padStart(2, '0')}`;
      const time = timeAt(480 + 60 * Math.floor(index / 28));
      // The telephone number alone is that of the client.
      const fields = { email: `client-${index}@example.com`, address: `${index} Elm St, Plano` };
      const booking = sampleBooking({ ...fields, date, time, minutes: 30, bufferMinutes: 0 });
      return storeOf(index).reserveSlot(booking, undefined, { limits });
    }),
  );
  const { reserved, over_limit: refused } = Object.groupBy(answers, ({ outcome }) => outcome);
  expect([reserved?.length, refused?.length]).toEqual([2, 58]);
});

test('a request repeated to every process at once is one booking', async () => {
  const key = sampleIdempotencyKey();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => storeOf(index).reserveSlot(sampleBooking(), key)),
  );
  const [stored] = await standing();
  expect(answers).toEqual(answers.map(() => ({ outcome: 'reserved', booking: stored })));
});

test('hours closed by one process are closed in the others at once', async () => {
  const [one, other] = [storeOf(0), storeOf(1)];
  await other.reserveSlot(sampleBooking({ date: '2026-12-02' }));
  const availability = await one.availability.read();
  await one.availability.replace({
    ...availability,
    daysOff: [{ from: '2026-12-01', to: '2026-12-01' }],
  });
  expect(await other.reserveSlot(sampleBooking())).toMatchObject({ outcome: 'slot_taken' });
});
