import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { placeOfAddress } from '#api/places/place-of-zip.ts';
import { sampleBooking } from '#api/store/testing/sample-records.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { type AppliedAction, applyBookingAction } from '#domain/booking/booking-changes.ts';
import type { SlotTime } from '#domain/booking/booking-status.ts';
import { collides, type Model, type Real, standingOn } from './model.ts';

type Command = fc.AsyncCommand<Model, Real>;

const MINUTE_MS = 60_000;
const AT = new Date('2026-11-20T16:00:00Z');
/** Few, so that they conflict, and in two months, so that a move changes two files. */
const dates = ['2026-12-01', '2026-12-31', '2027-01-04'];
const slot = fc.record({
  date: fc.constantFrom(...dates),
  time: fc.constantFrom('08:00', '10:00', '11:30'),
});
/** Minutes on site. */
const length = fc.constantFrom(90, 180, 360);
/** One without a ZIP code, and two that are 65 minutes apart. */
const addresses = ['1 Main St', '7 Pecan Ct, Frisco, TX 75034', '9 Elm St, Dallas, TX 75201'];
const which = fc.nat({ max: 20 });
/** Whether the client has seen the last version. */
const isCurrent = fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false));

/** A command whose answer must be the model's, after which the store must show the model's state. */
const command = (
  text: string,
  act: (model: Model, real: Real) => Promise<{ expected: unknown; answer: unknown }>,
): Command => ({
  check: () => true,
  async run(model, real) {
    const { expected, answer } = await act(model, real);
    expectEqual(answer, expected, `the answer to ${text}`);
    await expectState(model, real);
  },
  toString: () => text,
});

async function expectState(model: Model, { store }: Real): Promise<void> {
  const { data } = await store.listBookings({ limit: Number.POSITIVE_INFINITY });
  expectEqual(data, model.bookings.toReversed(), 'the list of bookings');
  for (const date of dates) {
    expectEqual(await store.standingOn(date), standingOn(model, date), `bookings of ${date}`);
  }
  expectEqual(await store.availability.read(), model.availability, 'the availability');
}

function expectEqual(actual: unknown, expected: unknown, what: string): void {
  if (isDeepStrictEqual(structuredClone(actual), structuredClone(expected))) return;
  throw new Error(
    `${what} is ${JSON.stringify(actual)}, and in the model ${JSON.stringify(expected)}`,
  );
}

const book = (to: SlotTime, minutes: number, key: number): Command =>
  command(
    `book(${to.date} ${to.time}, ${minutes} minutes, key ${key})`,
    async (model, { store }) => {
      const id = `booking ${model.bookings.length}`;
      // A minute apart: of two bookings of the same millisecond, none is the newer one.
      const createdAt = new Date(AT.getTime() + model.bookings.length * MINUTE_MS).toISOString();
      const address = addresses[key % addresses.length] ?? '';
      const place = placeOfAddress(address);
      const where = { address, ...(place && { place }) };
      const booking = sampleBooking({ ...to, ...where, minutes, id, createdAt });
      const fingerprint = `${to.date} ${to.time} ${minutes}`;
      const first = model.bookings.find(({ notes }) => notes?.startsWith(`key ${key} `));
      const noted = { ...booking, notes: `key ${key} ${fingerprint}` };
      const answer = await store
        .reserveSlot(noted, { key: String(key), fingerprint })
        .catch((error: Error) => error.name);
      if (first && first.notes !== noted.notes) {
        return { answer, expected: 'IdempotencyKeyReusedError' };
      }
      if (first) return { answer, expected: { outcome: 'reserved', booking: first } };
      if (collides(model, noted)) {
        return {
          answer,
          expected: { outcome: 'slot_taken', standing: standingOn(model, to.date) },
        };
      }
      model.bookings.push(noted);
      return { answer, expected: { outcome: 'reserved', booking: noted } };
    },
  );

/** A change of one booking; `applied` must be allowed by its status. */
const change = (
  text: string,
  index: number,
  current: boolean,
  applied: Omit<AppliedAction, 'at' | 'by'>,
) =>
  command(`${text}(${index}${current ? '' : ', an old version'})`, async (model, { store }) => {
    const at = index % Math.max(1, model.bookings.length);
    const known = model.bookings[at];
    const version = {
      id: known?.id ?? 'none',
      revision: (known?.revision ?? 1) - (current ? 0 : 1),
    };
    const next = known && applyBookingAction(known, { ...applied, at: AT, by: 'Owner' });
    const apply = (booking: Booking): Booking => {
      const changed = applyBookingAction(booking, { ...applied, at: AT, by: 'Owner' });
      if (!changed) throw new Error('refused');
      return changed;
    };
    const needsTime = applied.action === 'move' || applied.action === 'reopen';
    const write = needsTime
      ? store.moveBooking(version, apply)
      : store.changeBooking(version, apply);
    const answer = await write.catch((error: Error) => error.message);
    if (!known) return { answer, expected: { outcome: 'missing' } };
    if (!current) return { answer, expected: { outcome: 'outdated', current: known } };
    if (!next) return { answer, expected: 'refused' };
    // Whoever keeps a time takes none from others, also if drives have become longer since.
    const keepsTime =
      applied.action === 'move' && next.date === known.date && next.time === known.time;
    if (needsTime && !keepsTime && collides(model, next)) {
      const standing = standingOn(model, next.date);
      return { answer, expected: { outcome: 'slot_taken', standing } };
    }
    const record = { ...next, revision: known.revision + 1 };
    model.bookings[at] = record;
    return { answer, expected: { outcome: 'saved', record } };
  });

const changeAvailability = (noticeHours: number, current: boolean): Command =>
  command(`changeAvailability(${noticeHours}, ${current})`, async (model, { store }) => {
    const known = model.availability;
    const revision = known.revision - (current ? 0 : 1);
    const next = { ...known, noticeHours, driveTime: noticeHours % 2 === 0 };
    const answer = await store.availability.replace({ ...next, revision });
    if (!current) return { answer, expected: { outcome: 'outdated', current: known } };
    model.availability = { ...next, revision: known.revision + 1 };
    return { answer, expected: { outcome: 'saved', record: model.availability } };
  });

const restart = (): Command =>
  command('restart()', async (_model, real) => ({
    answer: await real.restart(),
    expected: undefined,
  }));

/** A new operation of the store is one more row. */
export const commands: fc.Arbitrary<Command>[] = [
  fc.tuple(slot, length, fc.nat({ max: 30 })).map(([to, minutes, key]) => book(to, minutes, key)),
  fc
    .tuple(which, isCurrent, slot)
    .map(([at, current, to]) => change('move', at, current, { action: 'move', to })),
  fc
    .tuple(which, isCurrent)
    .map(([at, current]) => change('cancel', at, current, { action: 'cancel' })),
  fc
    .tuple(which, isCurrent)
    .map(([at, current]) => change('complete', at, current, { action: 'complete' })),
  fc
    .tuple(which, isCurrent)
    .map(([at, current]) => change('reopen', at, current, { action: 'reopen' })),
  fc
    .tuple(fc.nat({ max: 48 }), isCurrent)
    .map(([hours, current]) => changeAvailability(hours, current)),
  fc.constant(null).map(restart),
];
