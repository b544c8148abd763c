import { writeSync } from 'node:fs';
import { openJsonStore } from '#api/store/json/json-store.ts';
import { sampleBooking, sampleContactRequest } from './sample-records.ts';

// A process for crash tests: ten clients write to the given folder until it is killed, and print the
// id of each acknowledged record at once.
const [folder = ''] = process.argv.slice(2);
const store = await openJsonStore({ folder });
const MINUTES_A_DAY = 24 * 60;
let minute = 0;

function nextSlot() {
  minute += 1;
  const date = new Date(Date.UTC(2026, 11, 1 + Math.floor(minute / MINUTES_A_DAY)));
  const hours = String(Math.floor((minute % MINUTES_A_DAY) / 60)).padStart(2, '0');
  const minutes = String(minute % 60).padStart(2, '0');
  return { date: date.toISOString().slice(0, 10), time: `${hours}:${minutes}` };
}

async function client(): Promise<never> {
  for (;;) {
    const request = await store.addContactRequest(sampleContactRequest());
    writeSync(1, `${request.id}\n`);
    const reservation = await store.reserveSlot(sampleBooking(nextSlot()));
    if (reservation.outcome === 'reserved') writeSync(1, `${reservation.booking.id}\n`);
  }
}

await Promise.all(Array.from({ length: 10 }, client));
