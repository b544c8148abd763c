import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { BusyCalendar } from '#domain/calendars/busy-calendar.schema.ts';
import { click } from '#ui/testing/act.ts';
import { expectAccessible } from '#ui/testing/expect-accessible.ts';
import { renderInHost } from '#ui/testing/render.tsx';
import '#admin/admin.css';
import '#admin/shell/shell.css';
import './availability.css';
import { BusyCalendarItem } from './busy-calendar-item.tsx';

const phone: BusyCalendar = {
  id: 'phone',
  revision: 1,
  name: 'Phone',
  host: 'calendar.google.com',
  triedAt: '2026-11-20T21:27:00.000Z',
  succeededAt: '2026-11-20T21:17:00.000Z',
  notes: [],
  ownerAddresses: [],
  owners: ['jane@example.com'],
  busyDays: 12,
};

const onRename = vi.fn<() => void>();
const onRemove = vi.fn<() => void>();
const show = (calendar: BusyCalendar) =>
  renderInHost(
    <BusyCalendarItem
      calendar={calendar}
      onRead={() => undefined}
      onRename={onRename}
      onRemove={onRemove}
    />,
    { width: 343 },
  );
const item = page.getByRole('group');

describe('BusyCalendarItem', () => {
  it('shows the calendar and when it was read', async () => {
    show(phone);
    await expect.element(item).toHaveAccessibleName('Phone');
    await expect.element(item).toMatchTextContent('calendar.google.com');
    await expect
      .element(item)
      .toMatchTextContent('Busy on 12 days from today · updated Nov 20, 2026 · 3:17 PM CT');
    expect(page.getByRole('alert').query()).toBeNull();
  });

  it('says that a failing calendar keeps its last busy times', async () => {
    show({ ...phone, failure: 'Its server could not be reached.' });
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(
        'Its server could not be reached. Its last known busy times still count.',
      );
  });

  it('says that a calendar that was never read closes nothing', async () => {
    show({ ...phone, succeededAt: undefined, failure: 'Its server could not be reached.' });
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('It doesn’t block any times yet.');
    await expect.element(item).toMatchTextContent('Not updated yet');
  });

  it('can be renamed and removed', async () => {
    show(phone);
    await click(page.getByRole('button', { name: 'Rename Phone' }));
    await click(page.getByRole('button', { name: 'Remove Phone' }));
    expect([onRename, onRemove].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('is accessible and fits a narrow phone', async () => {
    const { host } = show({
      ...phone,
      name: 'Llanfairpwllgwyngyll'.repeat(3),
      host: `${'long'.repeat(15)}.example`,
      failure: 'Its server could not be reached.',
    });
    await expectAccessible(host);
  });
});
