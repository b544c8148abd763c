import { expect, it, test } from 'vitest';
import {
  type BookingAction,
  type BookingStatus,
  bookingStatuses,
  refusalOf,
  statusAfter,
  stepOf,
} from './booking-status.ts';

const table: Record<BookingStatus, Record<BookingAction, BookingStatus | undefined>> = {
  confirmed: { cancel: 'cancelled', complete: 'completed', move: 'confirmed' },
  cancelled: { cancel: undefined, complete: undefined, move: undefined },
  completed: { cancel: undefined, complete: undefined, move: undefined },
};

const actions: BookingAction[] = ['cancel', 'complete', 'move'];

test.each(bookingStatuses.flatMap((status) => actions.map((action) => ({ status, action }))))(
  'a $status booking and the action $action',
  ({ status, action }) => {
    expect(statusAfter(status, action)).toBe(table[status][action]);
  },
);

it('says what can be done to a confirmed booking only', () => {
  expect(refusalOf('cancelled', 'complete')).toBe(
    'Only a confirmed booking can be completed; this one is cancelled',
  );
});

it('has a word of the history for each action', () => {
  expect(actions.map(stepOf)).toEqual(['cancelled', 'completed', 'moved']);
});
