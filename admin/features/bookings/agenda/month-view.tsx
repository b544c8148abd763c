import { CalendarClock, ChevronLeft, ChevronRight } from 'lucide-react';
import { useContext, useId, useRef } from 'react';
import { countText } from '#admin/lists/count-text.ts';
import type { Selection } from '#admin/selection/use-selection.ts';
import { Button } from '#admin/shell/button.tsx';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { collisionsOf } from '#domain/booking/calendar/collisions.ts';
import { isActive } from '#domain/booking/is-active.ts';
import type { GapRules } from '#domain/schedule/appointment.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import {
  addMonths,
  formatDate,
  formatMonth,
  formatTime,
  monthOf,
} from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import { MonthGrid } from '#widgets/booking/month-grid.tsx';
import { agendaDay } from './agenda.ts';
import { DayBookings, DayName } from './agenda-view.tsx';
import { DayOffMark } from './day-off-mark.tsx';
import { GapRulesContext } from './drive-before.tsx';
import './month.css';

/** Maximum number of appointments shown in a day's cell. */
const MAX_CHIPS = 3;

interface MonthViewProps {
  /** The bookings of the month's weeks; undefined until they have loaded. */
  bookings: readonly Booking[] | undefined;
  today: CalendarDate;
  /** The selected day; its month is displayed. */
  day: CalendarDate;
  onDay: (day: CalendarDate) => void;
  selection?: Selection<Booking>;
}

/** A month grid, and below it the bookings of the selected day. */
export function MonthView({ bookings = [], today, day, onDay, selection }: MonthViewProps) {
  const heading = useId();
  const details = useRef<HTMLElement>(null);
  const month = monthOf(day);
  const selected = {
    ...agendaDay(day, today),
    bookings: bookings.filter(({ date }) => date === day),
  };
  const standing = bookings.filter(isActive);
  const byDay = Map.groupBy(standing, ({ date }) => date);
  const optionEnds = new Set(standing.map((booking) => booking.optionEnds));

  function showMonth(offset: number) {
    const first = addMonths(`${month}-01`, offset);
    onDay(monthOf(first) === monthOf(today) ? today : first);
  }

  return (
    <>
      <div className="admin-pager">
        <h2 className="admin-pager-title" id={heading} aria-live="polite">
          {formatMonth(month)}
        </h2>
        <Button
          className="admin-pager-month"
          aria-label="Previous month"
          onClick={() => showMonth(-1)}
        >
          <ChevronLeft size={20} />
        </Button>
        {day === today ? null : <Button onClick={() => onDay(today)}>Today</Button>}
        <Button className="admin-pager-month" aria-label="Next month" onClick={() => showMonth(1)}>
          <ChevronRight size={20} />
        </Button>
      </div>
      <MonthGrid
        className="admin-month"
        labelledBy={heading}
        cursor={day}
        selected={day}
        today={today}
        renderDay={({ date }) => ({
          content: (
            <>
              <DayCell
                date={date}
                bookings={byDay.get(date) ?? []}
                optionEnds={optionEnds.has(date)}
              />
              <DayOffMark date={date} booked={byDay.has(date)} short />
            </>
          ),
        })}
        outsideDays
        onCursor={onDay}
        onChoose={onDay}
        onEnter={() => details.current?.querySelector('h2')?.focus()}
      />
      <section className="admin-day" aria-labelledby="selected-day" ref={details}>
        <DayName day={selected} id="selected-day" tabIndex={-1} />
        {selected.bookings.length > 0 ? (
          <DayBookings bookings={selected.bookings} selection={selection} />
        ) : (
          <p className="admin-panel">Nothing is booked on this day.</p>
        )}
      </section>
    </>
  );
}

const someCollide = (bookings: readonly Booking[], rules: GapRules) =>
  bookings.some((booking) => collisionsOf(booking, bookings, rules).length > 0);

const spokenText = (bookings: readonly Booking[], rules: GapRules) =>
  someCollide(bookings, rules)
    ? `${bookingsText(bookings.length)}, some overlap`
    : bookingsText(bookings.length);

const bookingsText = (count: number) =>
  count === 0 ? 'nothing booked' : countText(count, ['booking', 'bookings']);

interface DayCellProps {
  date: CalendarDate;
  bookings: readonly Booking[];
  /** Whether the option period of a client ends on that day. */
  optionEnds: boolean;
}

/** The day's appointments; on phones only their number, because they do not fit. */
function DayCell({ date, bookings, optionEnds }: DayCellProps) {
  const rules = useContext(GapRulesContext);
  const { aContractDeadline } = useBusiness().words;
  const more = bookings.length - MAX_CHIPS;
  return (
    <>
      <span className="ui-visually-hidden">
        {`${formatDate(date, 'long')}, ${spokenText(bookings, rules)}${optionEnds ? `, ${aContractDeadline} ends` : ''}`}
      </span>
      <span aria-hidden="true">
        <span className="admin-month-number">{Number(date.slice(8))}</span>
        {bookings.length > 0 ? (
          <span
            className="admin-month-count"
            data-collides={someCollide(bookings, rules) ? '' : undefined}
          >
            {bookings.length}
          </span>
        ) : null}
        {optionEnds ? (
          <span className="admin-month-option">
            <CalendarClock size={14} />
            <span>Option ends</span>
          </span>
        ) : null}
        <span className="admin-month-chips">
          {bookings.slice(0, MAX_CHIPS).map((booking) => (
            <span
              key={booking.id}
              className="admin-month-chip"
              data-status={booking.status}
              data-collides={collisionsOf(booking, bookings, rules).length > 0 ? '' : undefined}
            >
              <b>{formatTime(booking.time)}</b>
              <span>{` ${booking.name}`}</span>
            </span>
          ))}
          {more > 0 ? <span className="admin-month-more">{`and ${more} more`}</span> : null}
        </span>
      </span>
    </>
  );
}
