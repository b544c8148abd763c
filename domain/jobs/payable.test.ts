import { expect, it } from 'vitest';
import { cents } from './cents.ts';
import { payable } from './payable.ts';

const at = '2026-11-25T15:00:00.000Z';
const confirmed = { status: 'confirmed' } as const;

it.each<[string, Parameters<typeof payable>[0], number, number]>([
  ['what is due', confirmed, 37_500, 37_500],
  ['the least that Stripe takes', confirmed, 50, 50],
  ['nothing of less', confirmed, 49, 0],
  ['nothing when all is paid', confirmed, 0, 0],
  ['nothing when too much was paid', confirmed, -1, 0],
  ['the fee of a canceled booking', { status: 'cancelled' }, 5000, 5000],
  ['nothing before it is confirmed', { ...confirmed, confirmBy: at }, 37_500, 0],
  ['nothing of a deleted booking', { ...confirmed, deletedAt: at }, 37_500, 0],
  ['nothing of an erased booking', { ...confirmed, erasedAt: at }, 37_500, 0],
])('%s', (_what, booking, due, amount) => {
  expect(payable(booking, { due: cents(due) })).toBe(amount);
});
