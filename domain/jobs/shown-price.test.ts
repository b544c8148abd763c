import { expect, it } from 'vitest';
import { cents } from './cents.ts';
import { shownPrice, totalCentsOf } from './shown-price.ts';
import { lineOf, pricedBooking } from './testing/priced-job.ts';
import { sampleJob } from './testing/sample-job.ts';

const { quote: _quote, ...unquoted } = pricedBooking();

it.each([
  ['as booked', pricedBooking(), undefined, '$375'],
  ['with a line', pricedBooking(), sampleJob({ lines: [lineOf(150_50)] }), '$525.50'],
  ['of a line only', unquoted, sampleJob({ lines: [lineOf(150_00)] }), '$150'],
  ['without any', unquoted, undefined, undefined],
])('shows the price %s', (_which, booking, record, shown) => {
  expect(shownPrice({ ...booking, totalCents: totalCentsOf(booking, record) })).toBe(shown);
});

it('shows the price as booked where the total is not known, such as in an older copy of the device', () => {
  expect(shownPrice(pricedBooking())).toBe('$375');
  expect(shownPrice({ ...pricedBooking(), totalCents: cents(0) })).toBe('$0');
});
