import Papa from 'papaparse';
import { withoutFormulas } from '#api/contact-requests/formula-text.ts';
import { mapInSlices } from '#api/http/map-in-slices.ts';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import { isPriceLost } from '#domain/jobs/booked-price.ts';
import { type Cents, minus, negative, noCents, plainAmount } from '#domain/jobs/cents.ts';
import type { BookedJob } from '#domain/jobs/counted-jobs.ts';
import type { Movement } from '#domain/jobs/money.ts';
import { businessTime, type Zone } from '#domain/schedule/business-clock.ts';

/** Without it Excel reads the file as Windows-1252 and garbles names with accents. */
const BYTE_ORDER_MARK = '\uFEFF';

interface Column<R> {
  name: string;
  of: (row: R) => string | undefined;
}

/** A CSV file (RFC 4180), every cell quoted, because some importers split at semicolons or tabs. */
async function csvOf<R>(columns: readonly Column<R>[], rows: readonly R[]): Promise<string> {
  const lines = await mapInSlices(rows, (slice) => [
    linesOf(slice.map((row) => columns.map(({ of }) => of(row) ?? ''))),
  ]);
  return [BYTE_ORDER_MARK, linesOf([columns.map(({ name }) => name)]), ...lines].join('');
}

const linesOf = (cells: readonly string[][]) => `${Papa.unparse([...cells], { quotes: true })}\r\n`;

const typed = (text: string | undefined) => withoutFormulas(text ?? '');

const typeLabel = (type: string) => bookingTypes.find(({ value }) => value === type)?.label;

const bookingColumns: readonly Column<BookedJob>[] = [
  { name: 'Date', of: ({ booking }) => booking.date },
  { name: 'Booking', of: ({ booking }) => booking.id },
  { name: 'Client', of: ({ booking }) => typed(booking.name) },
  { name: 'Property address', of: ({ booking }) => typed(booking.address) },
  { name: 'Inspection type', of: ({ booking }) => typeLabel(booking.inspectionType ?? '') },
  { name: 'Status', of: ({ booking, record }) => record.outcome?.what ?? booking.status },
  { name: 'As booked', of: known(({ job }) => amountOf(job.booked)) },
  { name: 'Changes', of: known(({ job }) => amountOf(minus(job.total, job.booked ?? noCents))) },
  { name: 'Total', of: known(({ job }) => amountOf(job.total)) },
  { name: 'Paid', of: received('paid') },
  { name: 'Refunded', of: received('refunded') },
  { name: 'Charged back', of: received('chargedBack') },
  { name: 'Open', of: known(received('due')) },
];

/** The price of a booking that an earlier version erased is lost. */
function known(of: Column<BookedJob>['of']): Column<BookedJob>['of'] {
  return (row) => (isPriceLost(row.booking) ? 'not known' : of(row));
}

/** Nothing is known about what was paid before it was noted here. */
function received(key: 'paid' | 'refunded' | 'chargedBack' | 'due') {
  return ({ job, isNoted }: BookedJob) => (isNoted ? amountOf(job[key]) : 'not noted');
}

const amountOf = (amount: Cents | undefined) =>
  amount === undefined ? undefined : plainAmount(amount);

/** One row a booking, with its price as booked, all changes of it, and what was received; amounts in dollars. */
export const bookingsCsv = (jobs: readonly BookedJob[]): Promise<string> =>
  csvOf(bookingColumns, jobs);

/** One row a payment, refund or chargeback; amounts in dollars, negative for what went back. */
export function paymentsCsv(movements: readonly Movement[], zone: Zone): Promise<string> {
  const columns: readonly Column<Movement>[] = [
    { name: 'Date', of: ({ date }) => date },
    { name: 'Time', of: ({ at }) => businessTime(new Date(at), zone) },
    { name: 'Kind', of: ({ kind }) => kind },
    { name: 'Method', of: ({ method }) => method },
    {
      name: 'Amount',
      of: ({ kind, amount }) => plainAmount(kind === 'payment' ? amount : negative(amount)),
    },
    { name: 'Client', of: ({ name }) => typed(name) },
    { name: 'Booking', of: ({ bookingId }) => bookingId },
    { name: 'Reference', of: ({ id }) => id },
    { name: 'Note', of: ({ note }) => typed(note) },
  ];
  return csvOf(columns, movements);
}
