import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sampleBooking } from '#admin/features/bookings/testing/sample-booking.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import './availability.css';
import type { DayOff } from './availability-values.ts';
import { BookingsDialog } from './bookings-dialog.tsx';
import { DaysOffEditor } from './days-off-editor.tsx';

function Editor({ start }: { start: DayOff[] }) {
  const [days, setDays] = useState(start);
  return <DaysOffEditor daysOff={days} today="2026-11-22" error={undefined} onChange={setDays} />;
}

const show = (...start: DayOff[]) => renderInHost(<Editor start={start} />, { width: 343 });
const items = page.getByRole('listitem');

describe('DaysOffEditor', () => {
  it('adds the holidays of the coming twelve months in one tap', async () => {
    show();
    await click(page.getByRole('button', { name: 'Add 11 US holidays' }));
    await expect
      .element(items.nth(0))
      .toMatchTextContent('Nov 26, 2026 – Nov 27, 2026 · Thanksgiving');
    expect(items.all()).toHaveLength(11);
    expect(page.getByRole('button', { name: /US holiday/ }).query()).toBeNull();
  });

  it('offers only the holidays that are not closed yet', async () => {
    show({ from: '2026-11-23', to: '2027-10-31' });
    await click(page.getByRole('button', { name: 'Add the US holiday' }));
    await expect.element(items.nth(1)).toMatchTextContent('Nov 11, 2027 · Veterans Day');
  });

  it('is accessible', async () => {
    await expectAccessible(show({ from: '2026-11-26', to: '2026-11-27' }).host);
  });
});

describe('BookingsDialog', () => {
  const onAnswer = vi.fn<(proceed: boolean) => void>();
  const bookings = [sampleBooking({ id: 'b1', name: 'Ana Reyes', phone: '(214) 555-0100' })];

  it('links each booking on a day off to its telephone and its screen', async () => {
    const { host } = renderInHost(<BookingsDialog bookings={bookings} onAnswer={onAnswer} />);
    await expect
      .element(page.getByRole('link', { name: '(214) 555-0100' }))
      .toHaveAttribute('href', 'tel:+12145550100');
    await expect
      .element(page.getByRole('link', { name: 'Open the booking of Ana Reyes' }))
      .toHaveAttribute('href', '/bookings/b1');
    await expectAccessible(host);
  });

  it('shows a telephone as it was typed, and links each of several numbers', async () => {
    const phone = '214-555-0100 or 0101, office 972.555.0148 x12';
    const several = [{ ...bookings[0], phone }] as typeof bookings;
    renderInHost(<BookingsDialog bookings={several} onAnswer={onAnswer} />);
    await expect.element(page.getByText(phone)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '(972) 555-0148 ext. 12' }))
      .toHaveAttribute('href', 'tel:+19725550148;ext=12');
  });
});
