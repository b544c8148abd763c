import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { monthOf, weekdaysIn } from '#domain/schedule/calendar-date.ts';
import { type GridDay, monthGrid, moveFocus, weeksFrom } from '#domain/schedule/month-grid.ts';
import { useBusiness } from '#ui/business.tsx';

/** The content and label of a cell. */
interface DayCell {
  /** The accessible name of the cell; without it, its content. */
  label?: string;
  content: ReactNode;
  /** If undefined, the cell has no `aria-disabled`. A disabled day still gets focus and events. */
  disabled?: boolean;
}

interface MonthGridProps {
  /** The id of the element that names the grid. */
  labelledBy: string;
  /** The tab stop; its month is displayed. */
  cursor: CalendarDate;
  selected: CalendarDate | undefined;
  today: CalendarDate;
  renderDay: (day: GridDay) => DayCell;
  /** A key or the focus moved to `date`, which becomes `cursor`. */
  onCursor: (date: CalendarDate) => void;
  /** A click, Enter or Space. */
  onChoose: (date: CalendarDate) => void;
  /** Replaces `onChoose` for Enter and Space. */
  onEnter?: (date: CalendarDate) => void;
  /** Whether past weeks of the current month are hidden. */
  foldPast?: boolean;
  /** Whether the state of the days is still loading. */
  busy?: boolean;
  /** Whether days of the adjacent months can be clicked. */
  outsideDays?: boolean;
  className?: string;
}

/**
 * A month as a date grid, following the WAI-ARIA date picker pattern: one tab stop, arrow keys
 * within.
 */
export function MonthGrid({
  labelledBy,
  cursor,
  selected,
  today,
  renderDay,
  onCursor,
  onChoose,
  onEnter = onChoose,
  foldPast = false,
  busy,
  outsideDays = false,
  className,
}: MonthGridProps) {
  const { locale } = useBusiness();
  const grid = useRef<HTMLTableElement>(null);
  const movedByKey = useRef(false);
  // Ahead of the `cursor` prop when keys come faster than renders.
  const at = useRef(cursor);

  // In the same task as the key, because at the end of a month the focused cell now shows another
  // day.
  useLayoutEffect(() => {
    at.current = cursor;
    if (!movedByKey.current) return;
    movedByKey.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });

  const month = monthOf(cursor);
  const weeks = foldPast ? weeksFrom(today, month, cursor) : monthGrid(month);

  const move = (date: CalendarDate) => {
    at.current = date;
    onCursor(date);
  };

  // A day of the server's page may have been clicked or tabbed to before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    const focused = grid.current?.querySelector(':focus');
    const date = focused && dateOf(focused, '[data-date]:not([data-outside])');
    if (date) move(date);
  }, []);

  return (
    <table
      className={className}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA's own example of a date grid; on a div the rules ask for a table
      role="grid"
      aria-labelledby={labelledBy}
      aria-busy={busy}
      ref={grid}
      onFocusCapture={({ target }) => {
        // A click on an adjacent day changes the month; pointer down alone must not.
        const date = dateOf(target, '[data-date]:not([data-outside])');
        if (date) move(date);
      }}
      onClick={({ target }) => {
        const date = dateOf(target);
        if (date) onChoose(date);
      }}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
        const key = rightToLeft ? mirrored(event.key) : event.key;
        const to = moveFocus(at.current, key, { shift: event.shiftKey });
        if (to) {
          movedByKey.current = true;
          move(to);
        } else if (key === 'Enter' || key === ' ') onEnter(at.current);
        else return;
        event.preventDefault();
      }}
    >
      <thead>
        <tr>
          {weekdaysIn(locale).map(({ short, long }) => (
            <th key={long} scope="col" aria-label={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells stay and change their day, so that the focus never leaves the grid
          <tr key={row}>
            {week.map((day, column) => {
              const { date, inMonth } = day;
              const { label, content, disabled } = renderDay(day);
              const reachable = inMonth || outsideDays;
              return (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: inside a grid a td is a gridcell
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={column}
                  // A day that was tapped before hydration has a mark.
                  suppressHydrationWarning
                  data-date={reachable ? date : undefined}
                  data-outside={inMonth ? undefined : ''}
                  tabIndex={reachable ? (date === cursor ? 0 : -1) : undefined}
                  aria-label={label}
                  aria-selected={date === selected && inMonth}
                  aria-disabled={disabled}
                  aria-current={date === today ? 'date' : undefined}
                >
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The day of the cell that an event came from. */
const dateOf = (target: EventTarget, cell = '[data-date]') =>
  (target as Element).closest<HTMLElement>(cell)?.dataset['date'];

const mirrored = (key: string) =>
  ({ ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' })[key] ?? key;
