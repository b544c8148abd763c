import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#admin/shell/button.tsx';
import type { DaySchedule } from '#domain/booking/calendar/day-schedule.ts';
import type { Business } from '#domain/business/business.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import {
  addMonths,
  firstDayOfMonth,
  formatDate,
  formatMonth,
  monthOf,
} from '#domain/schedule/calendar-date.ts';
import { isTooLateDay } from '#domain/schedule/option-day.ts';
import { useBusiness } from '#ui/business.tsx';
import { MonthGrid } from '#widgets/booking/month-grid.tsx';
import { useToday } from '../use-today.ts';

interface DayPickerProps {
  /** Undefined until they have loaded. */
  days: readonly DaySchedule[] | undefined;
  /** The tab stop; its month is displayed. */
  cursor: CalendarDate;
  selected: CalendarDate;
  /** The last day of the buyer's option period; empty without one. */
  optionEnds: CalendarDate | undefined;
  onCursor: (date: CalendarDate) => void;
  onChoose: (date: CalendarDate) => void;
}

/** The calendar of the booking widget, but the owner may choose every day. */
export function DayPicker({
  days = [],
  cursor,
  selected,
  optionEnds,
  onCursor,
  onChoose,
}: DayPickerProps) {
  const heading = useId();
  const { words, promises } = useBusiness();
  const today = useToday();
  const byDate = new Map(days.map((day) => [day.date, day]));
  const turn = (offset: number) => onCursor(addMonths(firstDayOfMonth(monthOf(cursor)), offset));

  return (
    <div className="admin-day-picker">
      <div className="booking-turn">
        <Button aria-label="Previous month" onClick={() => turn(-1)}>
          <ChevronLeft size={20} />
        </Button>
        <h3 className="booking-month" id={heading} aria-live="polite">
          {formatMonth(monthOf(cursor))}
        </h3>
        <Button aria-label="Next month" onClick={() => turn(1)}>
          <ChevronRight size={20} />
        </Button>
      </div>
      <div className="booking-weeks">
        <MonthGrid
          labelledBy={heading}
          cursor={cursor}
          selected={selected}
          today={today}
          renderDay={({ date, inMonth }) => ({
            ...cellOf(date, byDate.get(date), { words, promises }, optionEnds),
            ...(!inMonth && { disabled: true }),
          })}
          onCursor={onCursor}
          onChoose={onChoose}
        />
      </div>
      <p className="admin-day-key">
        <span data-fits="">Has a free start</span>
        <span data-booked="">Has bookings</span>
        {optionEnds ? <span data-late="">Report after the {words.contractDeadline}</span> : null}
      </p>
    </div>
  );
}

function cellOf(
  date: CalendarDate,
  day: DaySchedule | undefined,
  { words, promises }: Pick<Business, 'words' | 'promises'>,
  optionEnds: CalendarDate = '',
) {
  const booked = day?.bookings.length ?? 0;
  const fits = (day?.starts.length ?? 0) > 0;
  const isLate = fits && optionEnds !== '' && isTooLateDay(date, optionEnds, promises);
  const facts = [
    day && (fits ? `${day.starts.length} free` : day.isDayOff ? 'day off' : 'no free start'),
    booked > 0 && `${booked} booked`,
    isLate && `report after the ${words.contractDeadline}`,
  ].filter(Boolean);
  return {
    label: [formatDate(date, 'long'), ...facts].join(', '),
    content: (
      <span
        data-fits={fits ? '' : undefined}
        data-booked={booked > 0 ? '' : undefined}
        data-late={isLate ? '' : undefined}
      >
        {Number(date.slice(8))}
      </span>
    ),
  };
}
