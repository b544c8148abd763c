import { describe, expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { messageBooking } from '#domain/messages/testing/message-samples.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import type { Booking } from '../booking.schema.ts';
import { applyBookingAction } from '../booking-changes.ts';
import { isMailedLink } from './booking-links.ts';
import { appointmentView, stageOf } from './client-access.ts';
import {
  confirmationDue,
  confirmedBooking,
  isKnownClient,
  isOverdue,
  isUnconfirmed,
  releasedBooking,
} from './confirmation.ts';
import { confirmRequest } from './confirmation-text.ts';

// 9:00 AM in Texas, eleven days before the appointment.
const made = new Date('2026-11-20T15:00:00.000Z');
const confirmBy = '2026-11-20T17:00:00.000Z';
const unconfirmed = messageBooking({ confirmBy });
const at = new Date('2026-11-20T16:00:00.000Z');

describe('the deadline', () => {
  it.each([
    ['two hours after the booking', '2026-12-01', '08:00', confirmBy],
    ['its start, when that is earlier', '2026-11-20', '10:00', '2026-11-20T16:00:00.000Z'],
  ])('is %s', (_, date, time, due) => {
    expect(confirmationDue({ date, time }, made, centralTime)).toBe(due);
  });

  it.each([
    ['2026-11-20T16:59:59.999Z', false, 'unconfirmed'],
    ['2026-11-20T17:00:00.000Z', true, 'released'],
  ])('at %s is over: %s', (now, isOver, stage) => {
    expect(isOverdue(unconfirmed, new Date(now))).toBe(isOver);
    expect(stageOf(unconfirmed, new Date(now), defaultBusiness)).toBe(stage);
  });

  it('is none for what is confirmed, canceled or deleted', () => {
    const late = new Date('2027-01-01T12:00:00Z');
    const settled: Booking[] = [
      confirmedBooking(unconfirmed, { at, by: 'Client' }),
      { ...unconfirmed, status: 'cancelled' },
      { ...unconfirmed, deletedAt: at.toISOString() },
    ];
    expect(settled.map((booking) => isOverdue(booking, late))).toEqual([false, false, false]);
  });

  it.each([
    ['2026-11-20T17:00:00.000Z', '2026-11-20T15:00:00.000Z', '11:00 AM'],
    ['2026-11-21T06:10:00.000Z', '2026-11-21T04:10:00.000Z', 'Nov 21, 2026, 12:10 AM'],
  ])('%s is told at %s as %s', (due, now, text) => {
    expect(confirmRequest(due, new Date(now), defaultBusiness).detail).toContain(
      `by ${text} Central Time`,
    );
  });
});

describe('a confirmation', () => {
  it('takes the deadline away and says who confirmed', () => {
    const confirmed = confirmedBooking(unconfirmed, { at, by: 'Client' });
    expect(confirmed).not.toHaveProperty('confirmBy');
    expect(confirmed.history).toEqual([{ at: at.toISOString(), by: 'Client', what: 'confirmed' }]);
    expect(isUnconfirmed(confirmed)).toBe(false);
    expect(confirmedBooking(confirmed, { at, by: 'Client' })).toBe(confirmed);
  });

  const to = { date: '2026-12-02', time: '08:00' };
  it.each([
    ['confirm', {}, ['confirmed']],
    ['move', { to }, ['moved', 'confirmed']],
    ['complete', {}, ['confirmed', 'completed']],
  ] as const)('follows from the owner’s action %s', (action, more, history) => {
    const changed = applyBookingAction(unconfirmed, { action, ...more, at, by: 'Owner' });
    expect(changed?.history.map(({ what }) => what)).toEqual(history);
    expect(changed).not.toHaveProperty('confirmBy');
  });

  it('does not follow from canceling, but from reopening', () => {
    const canceled = applyBookingAction(unconfirmed, { action: 'cancel', at, by: 'Owner' });
    expect(canceled).toMatchObject({ status: 'cancelled', confirmBy });
    const reopened =
      canceled && applyBookingAction(canceled, { action: 'reopen', at, by: 'Owner' });
    expect(reopened?.history.map(({ what }) => what)).toEqual([
      'cancelled',
      'reopened',
      'confirmed',
    ]);
  });

  it('applies only to bookings that wait for it', () => {
    expect(applyBookingAction(messageBooking(), { action: 'confirm', at, by: 'Owner' })).toBe(
      undefined,
    );
  });
});

it('an unconfirmed booking is released by no person', () => {
  const released = releasedBooking(unconfirmed, new Date(confirmBy));
  expect(released).toMatchObject({
    status: 'cancelled',
    history: [{ at: confirmBy, by: 'Automatic', what: 'released' }],
  });
  expect(stageOf(released, new Date('2027-01-01T12:00:00Z'), defaultBusiness)).toBe('released');
  const reopened = applyBookingAction(released, { action: 'reopen', at, by: 'Owner' });
  expect(reopened && stageOf(reopened, at, defaultBusiness)).toBe('changeable');
});

describe('somebody who has been here before', () => {
  it.each<[string, Partial<Booking>, boolean]>([
    ['has a booking', {}, true],
    ['was inspected', { status: 'completed' }, true],
    ['spelled the mailbox otherwise', { email: 'Maria+home@Example.com' }, true],
    ['has only a booking to confirm', { confirmBy }, false],
    ['canceled', { status: 'cancelled' }, false],
    ['was deleted', { deletedAt: confirmBy }, false],
    ['is somebody else', { email: 'other@example.com' }, false],
  ])('%s: %s', (_, fields, isKnown) => {
    expect(isKnownClient('maria@example.com', [messageBooking(fields)])).toBe(isKnown);
  });
});

describe('the page of an unconfirmed booking', () => {
  const links = ['of the answer', 'of the mail'];
  it.each([
    ['of the answer', false],
    ['of the mail', true],
    ['of nobody', false],
  ])('opened by the link %s can confirm: %s', (link, can) => {
    const isMailed = isMailedLink(link, { links });
    const view = appointmentView(unconfirmed, {
      now: at,
      limited: true,
      isMailed,
      business: defaultBusiness,
    });
    expect(view).toMatchObject({ stage: 'unconfirmed', confirmBy });
    expect('canConfirm' in view).toBe(can);
  });
});
