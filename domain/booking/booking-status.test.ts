import { expect, it, test } from 'vitest';
import {
  type BookingAction,
  type BookingStatus,
  bookingStatuses,
  historyKindOf,
  refusalMessage,
  statusAfter,
} from './booking-status.ts';

const noActions = {
  cancel: undefined,
  complete: undefined,
  confirm: undefined,
  move: undefined,
  reopen: undefined,
};

const table: Record<BookingStatus, Record<BookingAction, BookingStatus | undefined>> = {
  confirmed: {
    cancel: 'cancelled',
    complete: 'completed',
    confirm: 'confirmed',
    move: 'confirmed',
    reopen: undefined,
  },
  cancelled: { ...noActions, reopen: 'confirmed' },
  completed: { ...noActions, reopen: 'confirmed' },
};

const actions: BookingAction[] = ['cancel', 'complete', 'confirm', 'move', 'reopen'];

test.each(bookingStatuses.flatMap((status) => actions.map((action) => ({ status, action }))))(
  'a $status booking and the action $action',
  ({ status, action }) => {
    expect(statusAfter(status, action)).toBe(table[status][action]);
  },
);

it('explains why an action is not allowed', () => {
  expect(refusalMessage('cancelled', 'complete')).toBe(
    'Only a confirmed booking can be completed; this one is cancelled',
  );
  expect(refusalMessage('confirmed', 'reopen')).toBe(
    'Only a cancelled or completed booking can be reopened; this one is confirmed',
  );
});

it('has a history kind for each action', () => {
  expect(actions.map(historyKindOf)).toEqual([
    'cancelled',
    'completed',
    'confirmed',
    'moved',
    'reopened',
  ]);
});
