import { useLayoutEffect, useRef } from 'react';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { formatDate, formatTime, monthOf, weekdays } from '#domain/schedule/calendar-date.ts';
import { monthGrid, moveFocus } from '#domain/schedule/month-grid.ts';

/** What a day of the grid has room for. */
const MOST_CHIPS = 3;

interface MonthTableProps {
  labelledBy: string;
  bookings: readonly Booking[];
  today: CalendarDate;
  /** The chosen day, which the focus goes to; its month is shown. */
  day: CalendarDate;
  onDay: (day: CalendarDate) => void;
  /** Enter or Space on the chosen day. */
  onOpen: () => void;
}

/** A date grid by the WAI-ARIA date picker pattern: one tab stop, arrows within. */
export function MonthTable({ labelledBy, bookings, today, day, onDay, onOpen }: MonthTableProps) {
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const byDay = Map.groupBy(
    bookings.filter(({ status }) => status !== 'cancelled'),
    ({ date }) => date,
  );

  // Before the next key arrives: at a month's end the cell that had the focus means another day.
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  return (
    <table
      className="admin-month"
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA's own example of a date grid; on a div the rules ask for a table
      role="grid"
      aria-labelledby={labelledBy}
      ref={grid}
      onClick={({ target }) => {
        const date = (target as Element).closest<HTMLElement>('[data-date]')?.dataset.date;
        if (date) onDay(date);
      }}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const to = moveFocus(day, event.key, { shift: event.shiftKey });
        if (to) {
          moved.current = true;
          onDay(to);
        } else if (event.key === 'Enter' || event.key === ' ') onOpen();
        else return;
        event.preventDefault();
      }}
    >
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col" aria-label={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(monthOf(day)).map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells stay and change their day, so that the focus never falls out of the grid
          <tr key={row}>
            {week.map(({ date, inMonth }, column) => (
              // biome-ignore lint/a11y/useAriaPropsSupportedByRole: inside a grid a td is a gridcell
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                key={column}
                data-date={date}
                data-outside={inMonth ? undefined : ''}
                tabIndex={date === day ? 0 : -1}
                aria-selected={date === day}
                aria-current={date === today ? 'date' : undefined}
              >
                <span className="admin-hidden">{cellName(date, byDay.get(date)?.length ?? 0)}</span>
                <span aria-hidden="true">
                  <span className="admin-month-number">{Number(date.slice(8))}</span>
                  <Chips bookings={byDay.get(date) ?? []} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cellName = (date: CalendarDate, count: number) =>
  `${formatDate(date, 'long')}, ${count === 0 ? 'nothing booked' : count === 1 ? '1 booking' : `${count} bookings`}`;

/** Where there is no room for times, their number stands for them. */
function Chips({ bookings }: { bookings: readonly Booking[] }) {
  if (bookings.length === 0) return null;
  const more = bookings.length - MOST_CHIPS;
  return (
    <>
      <span className="admin-month-count">{bookings.length}</span>
      <span className="admin-month-chips">
        {bookings.slice(0, MOST_CHIPS).map((booking) => (
          <span key={booking.id} className="admin-month-chip" data-status={booking.status}>
            <b>{formatTime(booking.time)}</b> {booking.name}
          </span>
        ))}
        {more > 0 ? <span className="admin-month-more">and {more} more</span> : null}
      </span>
    </>
  );
}
