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

const onEdit = vi.fn<() => void>();
const onRemove = vi.fn<() => void>();
const show = (calendar: BusyCalendar) =>
  renderInHost(
    <BusyCalendarItem
      calendar={calendar}
      onRead={() => undefined}
      onEdit={onEdit}
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

  it('says what was not fully understood, and what it means', async () => {
    show({
      ...phone,
      notes: [
        { kind: 'unknown_zone', zone: 'Mars/Olympus', events: 3, example: 'Call' },
        { kind: 'unknown_zone', zone: 'Moon', events: 1 },
        { kind: 'unreadable', summary: 'Dentist', reason: 'start', isBusy: false },
        { kind: 'unreadable', summary: '', reason: 'repetition', isBusy: true },
        { kind: 'more', notes: 4 },
      ],
    });
    const notes = page.getByRole('list', { name: 'Not fully understood' }).getByRole('listitem');
    expect(notes.elements().map(({ textContent }) => textContent)).toEqual([
      '3 events in a time zone we do not know (Mars/Olympus), such as “Call”: the whole possible time is counted as busy.',
      '1 event in a time zone we do not know (Moon): the whole possible time is counted as busy.',
      '“Dentist”: its start could not be read. It blocks no time.',
      'An event without a title: how it repeats could not be read. What is known of it is counted as busy.',
      'And 4 more.',
    ]);
  });

  it('can be edited and removed', async () => {
    show(phone);
    await click(page.getByRole('button', { name: 'Edit Phone' }));
    await click(page.getByRole('button', { name: 'Remove Phone' }));
    expect([onEdit, onRemove].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('is accessible and fits a narrow phone', async () => {
    const { host } = show({
      ...phone,
      name: 'Llanfairpwllgwyngyll'.repeat(3),
      host: `${'long'.repeat(15)}.example`,
      failure: 'Its server could not be reached.',
      notes: [{ kind: 'unknown_zone', zone: 'Far/Away'.repeat(10), events: 3 }],
    });
    await expectAccessible(host);
  });
});
