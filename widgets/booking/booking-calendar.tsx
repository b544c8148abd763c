import { useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import {
  addMonths,
  formatDate,
  formatMonth,
  monthOf,
  weekdays,
} from '#domain/schedule/calendar-date.ts';
import { monthGrid, moveFocus } from '#domain/schedule/month-grid.ts';
import type { OpenDays } from '#domain/schedule/opening.ts';
import type { BookingStore } from './booking.store.ts';
import { hasOpenDay, horizonDays, isOpen, startOf } from './open-days.ts';

interface BookingCalendarProps {
  store: BookingStore;
  now: Date;
  /** How many are drawn as yet; without it all of them. */
  weeks?: number | undefined;
  onChoose: (date: CalendarDate) => void;
}

/** The month grid, by the WAI-ARIA date picker pattern: one tab stop, arrows within. */
export function BookingCalendar({ store, now, weeks: drawn, onChoose }: BookingCalendarProps) {
  const cursor = useStore(store, (state) => state.cursor);
  const chosen = useStore(store, (state) => state.date);
  const told = useStore(store, (state) => state.openDays);
  const month = monthOf(cursor);
  const today = businessToday(now);
  const weeks = useMemo(() => weeksOf(month, now, told), [month, now, told]);
  const heading = useId();
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);

  // Before the next key arrives: at a month's end the cell that had the focus means another day.
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const turn = (months: number) => {
    const shown = monthOf(store.getState().cursor);
    store.setState({ cursor: startOf(monthOf(addMonths(`${shown}-01`, months)), now, told) });
  };

  const choose = (date: CalendarDate) => {
    if (isOpen(date, now, told)) onChoose(date);
  };

  return (
    <div className="booking-calendar" aria-busy={drawn !== undefined}>
      <div className="booking-turn">
        <TurnButton label="Previous month" onClick={() => turn(-1)} />
        <h3 className="booking-month" id={heading} aria-live="polite">
          {formatMonth(month)}
        </h3>
        <TurnButton label="Next month" onClick={() => turn(1)} />
      </div>
      <div className="booking-weeks">
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA's own example of a date grid; on a div the rules ask for a table
          role="grid"
          aria-labelledby={heading}
          ref={grid}
          onFocusCapture={({ target }) => {
            const date = dateOf(target);
            if (date) store.setState({ cursor: date });
          }}
          onClick={({ target }) => {
            const date = dateOf(target);
            if (date) choose(date);
          }}
          onKeyDown={(event) => {
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            const at = store.getState().cursor;
            const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
            const to = moveFocus(at, rightToLeft ? mirrored(event.key) : event.key, {
              shift: event.shiftKey,
            });
            if (to) {
              moved.current = true;
              store.setState({ cursor: to });
            } else if (event.key === 'Enter' || event.key === ' ') choose(at);
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
            {weeks.slice(0, drawn).map((week, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells stay and change their day, so that the focus never falls out of the grid
              <tr key={row}>
                {week.map(({ date, inMonth, open }, column) => (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: inside a grid a td is a gridcell
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    key={column}
                    data-date={inMonth ? date : undefined}
                    tabIndex={inMonth ? (date === cursor ? 0 : -1) : undefined}
                    aria-label={formatDate(date, 'long') + (open ? '' : ', not available')}
                    aria-selected={date === chosen && inMonth}
                    aria-disabled={!open}
                    aria-current={date === today ? 'date' : undefined}
                  >
                    <span>{Number(date.slice(8))}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="booking-hint">
        {hasOpenDay(month, now, told)
          ? null
          : told[month]
            ? 'No open days in this month.'
            : `Open days: up to ${horizonDays} days ahead.`}
      </p>
    </div>
  );
}

const weeksOf = (month: string, now: Date, told: OpenDays) =>
  monthGrid(month).map((week) =>
    week.map((day) => ({ ...day, open: day.inMonth && isOpen(day.date, now, told) })),
  );

/** The day of the cell that an event came from, if it is one of the month's. */
const dateOf = (target: EventTarget) =>
  (target as Element).closest<HTMLElement>('[data-date]')?.dataset.date;

const mirrored = (key: string) =>
  ({ ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' })[key] ?? key;

function TurnButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="ui-button" part="button" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={label.startsWith('Prev') ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'} />
      </svg>
    </button>
  );
}
