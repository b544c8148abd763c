import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { type Answers, problem, serveApi } from '#admin/testing/serve-api.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { toastStore } from '#ui/page-toasts/toast-store.ts';
import { click, fill } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import '../list/bookings.css';
import './booking.css';
import { sampleBooking } from '../testing/sample-booking.ts';
import { BookingActions } from './booking-actions.tsx';

const ahead = sampleBooking({ id: 'b1', date: '2099-01-05' });
const other = sampleBooking({ id: 'b2', date: '2099-01-05', time: '09:00', name: 'Ana Reyes' });

function show(booking: Booking, own: Answers = {}) {
  const onSaved = vi.fn<(saved: Booking) => void>();
  const saved = () => ({ ...booking, revision: booking.revision + 1 });
  const { answers, calls } = serveApi({
    'PATCH /api/bookings/:id': saved,
    'PUT /api/bookings/:id/details': saved,
    'POST /api/bookings/:id/reopen': saved,
    ...own,
  });
  renderInAdmin(<BookingActions booking={booking} onSaved={onSaved} />, { width: 343 });
  return { answers, calls, onSaved };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const inDialog = (name: string) => dialog.getByRole('button', { name });

describe('Complete', () => {
  it('asks while the appointment lies ahead', async () => {
    const { calls } = show(ahead);
    await click(button('Complete'));
    await expect.element(dialog).toMatchTextContent('is still ahead');
    await expectAccessible(document.body);
    await click(inDialog('Not yet'));
    expect(calls).toEqual([]);
    await click(button('Complete'));
    await click(inDialog('Complete'));
    await expect
      .poll(() => calls.at(-1)?.body)
      .toEqual({
        revision: 1,
        action: 'complete',
        anyway: true,
      });
  });

  it('does not ask afterwards, and can be taken back from the toast', async () => {
    const { calls, onSaved } = show(sampleBooking({ id: 'b1', date: '2020-01-06' }));
    await click(button('Complete'));
    await expect.poll(() => onSaved.mock.calls.length).toBe(1);
    toastStore.getState().toast?.action?.onAct();
    await expect.poll(() => onSaved.mock.calls.length).toBe(2);
    expect(calls.at(-1)).toMatchObject({
      call: 'POST /api/bookings/b1/reopen',
      body: { revision: 2, anyway: false },
    });
  });
});

describe('Confirm', () => {
  const confirmBy = '2099-01-01T21:10:00.000Z';

  it('takes one tap while a new client has not confirmed', async () => {
    const { calls, onSaved } = show({ ...ahead, confirmBy });
    await expectAccessible(document.body);
    await click(button('Confirm'));
    await expect.poll(() => onSaved.mock.calls.length).toBe(1);
    expect(calls.at(-1)).toMatchObject({
      call: 'PATCH /api/bookings/b1',
      body: { revision: 1, action: 'confirm' },
    });
    expect(toastStore.getState().toast).toMatchObject({ title: 'Booking confirmed' });
  });

  it('is not offered for any other booking', () => {
    show(ahead);
    expect(button('Confirm').elements()).toHaveLength(0);
    show({ ...other, confirmBy, status: 'cancelled' });
    expect(button('Confirm').elements()).toHaveLength(0);
  });
});

describe('Cancel booking', () => {
  const settings = {
    revision: 1,
    off: [],
    templates: {},
    reminderTime: '17:00',
    ownerEmail: '',
    defaultOwnerEmail: '',
    mailsPerPerson: 8,
  };
  const reason = () => dialog.getByLabelText(/^Reason, shown to the client/);

  it('says who is told, and sends the reason', async () => {
    const { calls, onSaved } = show(ahead, {
      'GET /api/messages/settings': () => ({ ...settings, isMailSetUp: true }),
      'PATCH /api/bookings/:id': () => ({ ...ahead, revision: 2, status: 'cancelled' }),
    });
    await click(button('Cancel booking'));
    await expect.element(dialog).toMatchTextContent('The client is notified by email.');
    await fill(reason(), 'A storm is coming');
    await expectAccessible(document.body);
    await click(inDialog('Cancel booking'));
    await expect.poll(() => onSaved.mock.calls.length).toBe(1);
    expect(calls.at(-1)).toMatchObject({
      call: 'PATCH /api/bookings/b1',
      body: { revision: 1, action: 'cancel', reason: 'A storm is coming' },
    });
  });

  it('keeps what was typed when the call fails, and in a conflict', async () => {
    const { answers, calls } = show(ahead, {
      'GET /api/messages/settings': () => ({ ...settings, isMailSetUp: false }),
      'PATCH /api/bookings/:id': () => problem({ code: 'storage_unavailable', status: 503 }),
    });
    await click(button('Cancel booking'));
    await expect.element(dialog).toMatchTextContent('The client gets no email: please call.');
    await fill(reason(), 'A storm is coming');
    await click(inDialog('Cancel booking'));
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('can’t save');
    await expect.element(reason()).toHaveValue('A storm is coming');
    const current = { ...ahead, revision: 2, note: 'Dog' };
    answers['PATCH /api/bookings/:id'] = () =>
      problem({ code: 'edit_conflict', status: 409, current });
    await click(inDialog('Cancel booking'));
    await click(button('Save mine'));
    await expect.poll(() => calls.at(-1)?.body?.['revision']).toBe(2);
    expect(calls.at(-1)?.body).toMatchObject({ reason: 'A storm is coming' });
  });
});

describe('Reopen', () => {
  it.each(['cancelled', 'completed'] as const)('takes back what is %s', async (status) => {
    const { calls, onSaved } = show({ ...ahead, status });
    await click(button('Reopen'));
    await expect.poll(() => onSaved.mock.calls.length).toBe(1);
    expect(calls[0]).toMatchObject({
      call: 'POST /api/bookings/b1/reopen',
      body: { anyway: false },
    });
  });

  it('tells what is in the way, and reopens anyway', async () => {
    const booking = { ...ahead, status: 'cancelled' } as const;
    const { calls, onSaved } = show(booking, {
      'POST /api/bookings/:id/reopen': ({ body }) =>
        body.anyway
          ? booking
          : problem({ code: 'slot_taken', status: 409, slots: [], bookings: [other] }),
    });
    await click(button('Reopen'));
    await expect.element(dialog).toMatchTextContent('9:00 AM – 12:00 PM: Ana Reyes');
    await expectAccessible(document.body);
    await click(inDialog('Reopen anyway'));
    await expect.poll(() => onSaved.mock.calls.length).toBe(1);
    expect(calls.at(-1)?.body).toEqual({ revision: 1, anyway: true });
  });
});

describe('Edit details', () => {
  const field = (name: RegExp) => dialog.getByLabelText(name);

  it('sends the corrected details of this version', async () => {
    const { calls } = show(ahead);
    await click(button('Edit details'));
    await fill(field(/^Phone/), '(972) 555-0199');
    await fill(field(/^Email/), '');
    await fill(field(/^Option period ends/), '2099-01-07');
    await expectAccessible(document.body);
    await click(inDialog('Save details'));
    await expect.poll(() => calls.length).toBe(1);
    expect(calls[0]).toMatchObject({
      call: 'PUT /api/bookings/b1/details',
      body: { revision: 1, anyway: false, name: 'Jane Doe', phone: '(972) 555-0199', email: '' },
    });
    expect(calls[0]?.body).toMatchObject({ optionEnds: '2099-01-07' });
  });

  it('corrects what was said about the visit, which is open where something was said', async () => {
    const { calls } = show({
      ...ahead,
      id: 'b3',
      agentEmail: 'jane@realty.example',
      agentCopy: true,
    });
    await click(button('Edit details'));
    await expect.element(field(/^Send the agent a copy/)).toBeChecked();
    await click(field(/^Send the agent a copy/));
    await fill(field(/^Pets/), 'A dog');
    await expectAccessible(document.body);
    await click(inDialog('Save details'));
    await expect.poll(() => calls.length).toBe(1);
    expect(calls[0]?.body).toMatchObject({ agentEmail: 'jane@realty.example', pets: 'A dog' });
    expect(calls[0]?.body).not.toHaveProperty('agentCopy');
  });

  it('keeps what was typed beside a wrong field and in a conflict', async () => {
    const newer = { ...ahead, revision: 2, name: 'Janet Doe' };
    const errors = [{ path: 'phone', message: 'Please enter a valid phone number' }];
    const { answers, calls } = show(ahead, {
      'PUT /api/bookings/:id/details': () =>
        problem({ code: 'validation_failed', status: 422, errors }),
    });
    await click(button('Edit details'));
    await fill(field(/^Phone/), '972');
    await click(inDialog('Save details'));
    await expect.element(field(/^Phone/)).toHaveAttribute('aria-invalid', 'true');
    answers['PUT /api/bookings/:id/details'] = () =>
      problem({ code: 'edit_conflict', status: 409, current: newer });
    await fill(field(/^Phone/), '(972) 555-0199');
    await click(inDialog('Save details'));
    await expect.element(dialog.getByRole('row', { name: /Name/ })).toMatchTextContent('Janet Doe');
    await click(inDialog('Save mine'));
    await expect.poll(() => calls.at(-1)?.body?.['revision']).toBe(2);
  });

  it('stores a type that takes longer than the time that is free only anyway', async () => {
    const { calls } = show(ahead, {
      'PUT /api/bookings/:id/details': ({ body }) =>
        body.anyway
          ? ahead
          : problem({ code: 'slot_taken', status: 409, slots: [], bookings: [other] }),
    });
    await click(button('Edit details'));
    await click(inDialog('Save details'));
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Ana Reyes');
    await click(inDialog('Save anyway'));
    await expect.poll(() => calls.at(-1)?.body?.['anyway']).toBe(true);
  });
});
