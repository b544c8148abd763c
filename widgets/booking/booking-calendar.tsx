import { useId, useMemo } from 'react';
import { useStore } from 'zustand';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import {
  addMonths,
  firstDayOfMonth,
  formatDate,
  formatMonth,
  monthOf,
} from '#domain/schedule/calendar-date.ts';
import { formatOptionEnd, isTooLateDay } from '#domain/schedule/option-day.ts';
import { optionEndsOf } from './booking.store.ts';
import type { BookingStore } from './booking.types.ts';
import { MonthGrid } from './month-grid.tsx';
import { cursorOf, horizonDays, isOpen, openDaysOf } from './open-days.ts';

interface BookingCalendarProps {
  store: BookingStore;
  now: Date;
  onChoose: (date: CalendarDate) => void;
}

/** The month that can be booked, with buttons to the months before and after it. */
export function BookingCalendar({ store, now, onChoose }: BookingCalendarProps) {
  const cursor = useStore(store, (state) => state.cursor);
  const date = useStore(store, (state) => state.date);
  const optionEnds = useStore(store, optionEndsOf);
  const serverDays = useStore(store, (state) => state.serverDays);
  const month = monthOf(cursor);
  const openDays = useMemo(() => openDaysOf(month, now, serverDays), [month, now, serverDays]);
  const heading = useId();

  const isTooLate = (day: CalendarDate) => !!optionEnds && isTooLateDay(day, optionEnds);

  const showMonth = (offset: number) => {
    const shown = monthOf(store.getState().cursor);
    const other = monthOf(addMonths(firstDayOfMonth(shown), offset));
    store.setState({ cursor: cursorOf(other, now, serverDays) });
  };

  return (
    <div className="booking-calendar">
      <div className="booking-turn">
        <MonthButton label="Previous month" onClick={() => showMonth(-1)} />
        <h3 className="booking-month" id={heading} aria-live="polite">
          {formatMonth(month)}
        </h3>
        <MonthButton label="Next month" onClick={() => showMonth(1)} />
      </div>
      <div className="booking-weeks">
        <MonthGrid
          labelledBy={heading}
          cursor={cursor}
          selected={date}
          today={businessToday(now)}
          renderDay={(day) => {
            const isOpen = openDays.includes(day.date);
            const isLate = isOpen && isTooLate(day.date);
            return {
              label:
                formatDate(day.date, 'long') +
                (isLate ? ', report after your option period' : isOpen ? '' : ', not available'),
              content: <span data-late={isLate ? '' : undefined}>{Number(day.date.slice(8))}</span>,
              disabled: !isOpen,
            };
          }}
          onCursor={(to) => store.setState({ cursor: to })}
          onChoose={(chosen) => {
            if (isOpen(chosen, now, serverDays)) onChoose(chosen);
          }}
        />
      </div>
      <p className="booking-hint">
        {optionEnds && openDays.length > 0
          ? `Option ends ${formatOptionEnd(optionEnds)}${openDays.some(isTooLate) ? '; on outlined days your report would come later.' : '.'}`
          : openDays.length > 0
            ? 'All times are Central Time.'
            : serverDays[month]
              ? 'No open days in this month.'
              : `Open days: up to ${horizonDays} days ahead.`}
      </p>
    </div>
  );
}

function MonthButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="ui-button" part="button" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={label.startsWith('Prev') ? 'M15 5l-7 7 7 7' : 'M9 5l7 7-7 7'} />
      </svg>
    </button>
  );
}
