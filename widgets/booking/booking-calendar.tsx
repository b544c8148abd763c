import { useId, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { capitalized } from '#domain/locale/capitalized.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import {
  addMonths,
  firstDayOfMonth,
  formatDate,
  formatMonth,
  monthOf,
} from '#domain/schedule/calendar-date.ts';
import { weeksFrom } from '#domain/schedule/month-grid.ts';
import { isTooLateDay } from '#domain/schedule/option-day.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { optionEndsOf } from './booking.store.ts';
import type { BookingStore } from './booking.types.ts';
import { bookingWidgetWords } from './booking-widget.words.ts';
import { CalendarHint } from './calendar-hint.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthOnward } from './month-onward.tsx';
import { dayState, isKnownMonth, knownDays, tabStopOf } from './open-days.ts';

interface BookingCalendarProps {
  store: BookingStore;
  today: CalendarDate;
  onChoose: (date: CalendarDate) => void;
  /** Asks for the days again, after a failure. */
  onRetry: () => void;
}

/** With so few weeks left in the month, there is room below them. */
const FEW_WEEKS = 3;

/** The month that can be booked, with buttons to the months before and after it. */
export function BookingCalendar({ store, today, onChoose, onRetry }: BookingCalendarProps) {
  const state = useStore(store);
  const { month, date, daysFailed = false } = state;
  const optionEnds = optionEndsOf(state);
  const days = knownDays(state);
  const isKnown = isKnownMonth(month, today, days);
  const tabStop = tabStopOf(state, today);
  const heading = useId();
  const business = useBusiness();
  const { locale, promises } = business;
  const words = useWords(bookingWidgetWords);
  const marks = { ...words.marks, late: words.marks.late(business.words.contractDeadline) };
  const weeks = useRef<HTMLDivElement>(null);

  const nextMonth = monthOf(addMonths(firstDayOfMonth(month), 1));
  const openNext = days[nextMonth]?.open.length ?? 0;
  const isShort = weeksFrom(today, month, tabStop).length <= FEW_WEEKS;

  // The button to the next month disappears with the month; the focus must not be lost with it.
  const isLedOn = useRef(false);
  useLayoutEffect(() => {
    if (!isLedOn.current) return;
    isLedOn.current = false;
    weeks.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  });

  const isTooLate = (day: CalendarDate) => !!optionEnds && isTooLateDay(day, optionEnds, promises);

  const showMonth = (offset: number) => {
    const shown = firstDayOfMonth(store.getState().month);
    const month = monthOf(addMonths(shown, offset));
    store.setState({ month, cursor: undefined, hasTurned: true });
  };

  return (
    <div className="booking-calendar">
      <div className="booking-turn">
        <MonthButton label={words.previousMonth} arrow={BACK} onClick={() => showMonth(-1)} />
        <h3 className="booking-month" id={heading} aria-live="polite">
          {capitalized(formatMonth(month, locale))}
        </h3>
        <MonthButton label={words.nextMonth} arrow={ON} onClick={() => showMonth(1)} />
      </div>
      <div className="booking-weeks" ref={weeks}>
        <MonthGrid
          labelledBy={heading}
          cursor={tabStop}
          selected={date}
          today={today}
          foldPast
          busy={!isKnown && !daysFailed}
          renderDay={(day) => {
            const shown = day.inMonth ? dayState(day.date, today, days) : 'outside';
            const isLate = shown === 'open' && isTooLate(day.date);
            const mark = shown === 'unknown' && daysFailed ? 'unanswered' : isLate ? 'late' : shown;
            return {
              label: formatDate(day.date, 'long', locale) + marks[mark],
              content: <span data-day={mark}>{Number(day.date.slice(8))}</span>,
              disabled: shown !== 'open',
            };
          }}
          onCursor={(to) => store.setState({ month: monthOf(to), cursor: to })}
          onChoose={(chosen) => {
            const current = store.getState();
            const isShown = monthOf(chosen) === current.month;
            if (isShown && dayState(chosen, today, knownDays(current)) === 'open') onChoose(chosen);
          }}
        />
        {isShort && openNext > 0 ? (
          <MonthOnward
            month={nextMonth}
            openDays={openNext}
            onClick={() => {
              isLedOn.current = true;
              showMonth(1);
            }}
          />
        ) : null}
      </div>
      <CalendarHint
        days={days[month]}
        isKnown={isKnown}
        isFailed={daysFailed}
        optionEnds={optionEnds}
        onRetry={onRetry}
      />
    </div>
  );
}

const BACK = 'M15 5l-7 7 7 7';
const ON = 'M9 5l7 7-7 7';

interface MonthButtonProps {
  label: string;
  arrow: string;
  onClick: () => void;
}

function MonthButton({ label, arrow, onClick }: MonthButtonProps) {
  return (
    <button type="button" className="ui-button" part="button" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={arrow} />
      </svg>
    </button>
  );
}
