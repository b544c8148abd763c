import pg from 'pg';
import { openPostgresStore } from '#api/store/postgres/postgres-store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { bookings } from '../store/kinds.ts';
import { rateOf } from '../store/write-rates.ts';
import { newBookingOf, rowOf } from './records.ts';

export interface BookingOrder {
  url: string;
  /** Through the store, or by one INSERT of the same row. */
  way: 'store' | 'bare';
  clients: number;
  /** The numbers of its bookings. */
  from: number;
  to: number;
}

const CONNECTIONS = 10;

type Book = (booking: Booking) => Promise<unknown>;

const open = new Map<string, Record<BookingOrder['way'], Book>>();

async function connect(url: string) {
  const store = await openPostgresStore({ url, connections: CONNECTIONS });
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS });
  const names = Object.keys(rowOf(newBookingOf(0)));
  const places = names.map((_, index) => `$${index + 1}`);
  const text = `insert into bookings (${names.join(', ')}) values (${places.join(', ')})`;
  return {
    store: (booking: Booking) => bookings.add(store, booking),
    bare: (booking: Booking) => pool.query(text, Object.values(rowOf(booking))),
  };
}

// Takes orders one after another: 'ready' when connected, then on 'go' the durations in ms.
process.on('message', async (message: BookingOrder | 'go') => {
  if (message === 'go') return void process.send?.(await run());
  order = message;
  const ways = open.get(order.url) ?? (await connect(order.url));
  open.set(order.url, ways);
  process.send?.('ready');
});
process.once('disconnect', () => process.exit());

let order: BookingOrder | undefined;

async function run(): Promise<number[]> {
  if (!order) throw new Error('There is no order.');
  const { url, way, clients, from, to } = order;
  const book = open.get(url)?.[way];
  const items = Array.from({ length: to - from }, (_, index) => newBookingOf(from + index));
  const times: number[] = [];
  await rateOf(clients, items, async (item) => {
    const begun = performance.now();
    await book?.(item);
    times.push(performance.now() - begun);
  });
  return times;
}
