import Papa from 'papaparse';
import { mapInSlices } from '#api/http/map-in-slices.ts';
import { negative, plainAmount } from '#domain/jobs/cents.ts';
import type { Movement } from '#domain/jobs/money.ts';

const kinds: Readonly<Record<Movement['kind'], string>> = {
  payment: 'Payment',
  refund: 'Refund',
  chargeback: 'Chargeback',
};

/**
 * The three columns that QuickBooks Online takes for a bank upload, as Intuit documents them ("Prepare
 * your CSV file for bank upload to QuickBooks"): dates as MM/DD/YYYY, negative amounts for money out,
 * no currency signs or thousands separators, no zero amounts, and no digits in a description. Without
 * a byte order mark, so that the first column is called Date.
 */
export async function quickbooksCsv(movements: readonly Movement[]): Promise<string> {
  const rows = await mapInSlices(movements, rowsOf);
  return `${Papa.unparse([['Date', 'Description', 'Amount'], ...rows])}\r\n`;
}

const rowsOf = (movements: readonly Movement[]) =>
  movements
    .filter(({ amount }) => amount > 0)
    .map(({ date, kind, method, name, amount }) => [
      usDate(date),
      `${kinds[kind]} ${method} ${plainName(name)}`.trim(),
      plainAmount(kind === 'payment' ? amount : negative(amount)),
    ]);

const usDate = (date: Movement['date']) => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

/** Letters without accents and what joins them: nothing is left of which a formula could be made. */
const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L} .'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .'-]+|[ .'-]+$/g, '');
