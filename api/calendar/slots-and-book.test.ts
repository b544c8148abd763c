import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Answer, apiForTest } from '#api/testing/api-test.ts';
import { bookingBody } from '#api/testing/request-bodies.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';

const timesOf = (answer: Answer) =>
  (answer.json as unknown as { time: string }[]).map(({ time }) => time);

/** Start times, and a minute on either side of them. */
const anyTime = fc.constantFrom('07:59', '08:00', '08:01', '11:30', '15:00', '15:01', '00:00');

/** Whole minutes, from before one clock change until after the next. */
const anyInstant = fc
  .integer({ min: Date.parse('2026-10-25'), max: Date.parse('2027-03-31') })
  .map((time) => new Date(time - (time % 60_000)));

/** Addresses in three cities 25 to 65 minutes apart, and one without a ZIP code. */
const anyAddress = fc.constantFrom(
  { address: '7 Pecan Ct, Frisco, TX 75034', zip: '75034' },
  { address: '9 Oak St, Plano, TX 75074', zip: '75074' },
  { address: '1 Main St, Dallas, TX 75201', zip: '75201' },
  { address: '12 Cedar Elm Rd, Plano, TX', zip: '' },
);

it('offers exactly the slots that can be booked', async () => {
  let now = new Date(0);
  const api = await apiForTest({ clock: () => now });
  const sold = new Set<string>();
  let tooFar = 0;

  await fc.assert(
    fc.asyncProperty(
      anyInstant,
      fc.oneof(fc.integer({ min: -1, max: 3 }), fc.integer({ min: 4, max: 92 })),
      anyTime,
      anyAddress,
      async (instant, daysAhead, time, { address, zip }) => {
        now = instant;
        const date = addDays(businessToday(instant, centralTime), daysAhead);
        const slots = `GET /api/calendar/slots?date=${date}&zip=${zip}`;
        const offered = timesOf(await api.send(slots));
        const booked = await api.send('POST /api/calendar/book', {
          body: bookingBody({ date, time, address }),
        });

        expect(booked.status === 201, `${time} on ${date} at ${instant.toISOString()}`).toBe(
          offered.includes(time),
        );
        if (booked.status === 201) {
          expect(sold.has(`${date} ${time}`)).toBe(false);
          sold.add(`${date} ${time}`);
          expect(timesOf(await api.send(slots))).toEqual(offered.filter((other) => other !== time));
        } else {
          expect(booked.json.slots?.map((slot) => slot.time)).toEqual(offered);
          if (booked.json.reason === 'drive_time') tooFar += 1;
        }
      },
    ),
    // With other seeds it can happen that no drive is too long.
    { numRuns: 300, seed: 1 },
  );
  expect(sold.size).toBeGreaterThan(30);
  expect(tooFar).toBeGreaterThan(0);
}, 30_000);
