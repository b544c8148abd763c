import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useSelection } from '#admin/selection/use-selection.ts';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { problem, serveApi } from '#admin/testing/serve-api.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { click, fill } from '#ui/testing/act.ts';
import { sampleBooking } from '../testing/sample-booking.ts';
import { useBookingActions } from '../use-booking-actions.ts';
import { BookingSelectionBar } from './booking-selection-bar.tsx';

const bookings = [sampleBooking({ id: 'b1' }), sampleBooking({ id: 'b2', time: '11:30' })];
const dialog = page.getByRole('dialog');

function Bar() {
  const selection = useSelection<Booking>();
  return (
    <>
      <button type="button" onClick={() => selection.select(bookings)}>
        Select both
      </button>
      <BookingSelectionBar
        selection={selection}
        listed={bookings}
        actions={useBookingActions(() => {})}
        isDeletedFolder={false}
      />
    </>
  );
}

it('cancels with a reason; the dialog and the selection stay when the call fails', async () => {
  const { calls, answers } = serveApi({
    'GET /api/messages/settings': () => problem({ code: 'internal', status: 500 }),
    'POST /api/bookings/selection': () => problem({ code: 'storage_unavailable', status: 503 }),
  });
  renderInAdmin(<Bar />);
  const confirm = dialog.getByRole('button', { name: 'Cancel 2 bookings' });
  const reason = dialog.getByLabelText(/^Reason/);
  await click(page.getByRole('button', { name: 'Select both' }));
  await click(page.getByRole('button', { name: 'Cancel bookings' }));
  await expect
    .element(dialog)
    .toMatchTextContent('can’t tell right now whether an email will go out');
  await fill(reason, 'A storm is coming');
  await click(confirm);
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('can’t save');
  await expect.element(reason).toHaveValue('A storm is coming');

  answers['POST /api/bookings/selection'] = () => ({ changed: bookings, unchanged: [] });
  await click(confirm);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls.at(-1)?.body).toMatchObject({
    action: 'cancel',
    reason: 'A storm is coming',
    records: [
      { id: 'b1', revision: 1 },
      { id: 'b2', revision: 1 },
    ],
  });
});
