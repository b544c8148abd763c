import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInAdmin } from '#admin/testing/render-in-admin.tsx';
import { serveApi } from '#admin/testing/serve-api.ts';
import type { Inspector } from '#domain/business/profile.schema.ts';
import { sampleBusiness } from '#domain/business/testing/sample-business.ts';
import { click, select } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import './booking/booking.css';
import { BookingHistory } from './booking/booking-history.tsx';
import { DetailsDialog } from './booking/details-dialog.tsx';
import { sampleBooking } from './testing/sample-booking.ts';

const [dana] = sampleBusiness.inspectors as [Inspector];
const several = { ...sampleBusiness, inspectors: [dana, { ...dana, id: 'ana', name: 'Ana Cruz' }] };
const booking = sampleBooking({ id: 'b1', inspectorId: dana.id });

function show(business: typeof sampleBusiness) {
  const onSaved = vi.fn<(saved: typeof booking) => void>();
  const { calls } = serveApi({
    'PUT /api/bookings/:id/details': () => ({ ...booking, revision: 2 }),
  });
  renderInAdmin(<DetailsDialog booking={booking} onSaved={onSaved} onClose={() => undefined} />, {
    width: 343,
    business,
  });
  return { calls, onSaved };
}

it('where there are several, the owner chooses who inspects', async () => {
  const { calls, onSaved } = show(several);
  const field = page.getByRole('combobox', { name: 'Inspector' });
  await expect.element(field).toHaveValue(dana.id);
  await select(field, 'ana');
  await expectAccessible(document.body);
  await click(page.getByRole('button', { name: 'Save details' }));
  await expect.poll(() => onSaved.mock.calls.length).toBe(1);
  expect(calls.at(-1)).toMatchObject({
    call: 'PUT /api/bookings/b1/details',
    body: { inspectorId: 'ana' },
  });
});

it('where there is one, there is nothing to choose', async () => {
  show(sampleBusiness);
  await expect.element(page.getByRole('button', { name: 'Save details' })).toBeVisible();
  expect(page.getByRole('combobox', { name: 'Inspector' }).elements()).toEqual([]);
});

it('the history names the inspectors', async () => {
  const changes = [{ field: 'inspectorId' as const, from: dana.id, to: 'ana' }];
  const history = [{ at: booking.createdAt, by: 'Owner', what: 'corrected' as const, changes }];
  renderInHost(<BookingHistory booking={{ ...booking, history }} />, { business: several });
  const step = page.getByRole('listitem').first();
  await expect.element(step).toMatchTextContent('Inspector: Dana Whitfield Ana Cruz');
});
