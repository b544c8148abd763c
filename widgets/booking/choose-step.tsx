import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useArrival } from '#widgets/core/use-arrival.ts';
import type { BookingStore } from './booking.store.ts';
import type { BookingWidgetProps } from './booking.tsx';
import { BookingCalendar } from './booking-calendar.tsx';
import { chooseDate } from './free-times.ts';
import { StartTimes } from './start-times.tsx';

/** The steps of the drawing: the frame, the start times' place, the calendar's head, its weeks. */
export const TIMES = 2;
const CALENDAR = 3;
export const STEPS = 5;
/** So many in one step. */
const WEEKS = 3;

type ChooseStepProps = Pick<BookingWidgetProps, 'onSlotSelect'> & {
  store: BookingStore;
  apiBase: string;
  /** The step in which the drawing is. */
  drawn: number;
  /** The quote's row. */
  carried: ReactNode;
};

export function ChooseStep({ store, apiBase, drawn, carried, ...choice }: ChooseStepProps) {
  const now = useStore(store, (state) => state.now);
  const heading = useArrival(store);

  return (
    <>
      <h2 className="ui-title" part="title" tabIndex={-1} ref={heading}>
        Book your inspection
      </h2>
      <p className="ui-lead">Choose a day, then a start time. All times are Central Time.</p>
      {carried}
      <div className="booking-columns">
        {now && drawn >= CALENDAR ? (
          <BookingCalendar
            store={store}
            now={now}
            weeks={drawn < STEPS ? (drawn - CALENDAR) * WEEKS : undefined}
            onChoose={(chosen) => chooseDate(store, apiBase, chosen)}
          />
        ) : (
          <CalendarRoom />
        )}
        {drawn >= TIMES ? <StartTimes store={store} apiBase={apiBase} {...choice} /> : null}
      </div>
    </>
  );
}

/** Until the moment is known that the days depend on. */
const CalendarRoom = () => (
  <div className="booking-calendar" aria-busy="true">
    <div className="booking-room ui-skeleton" />
  </div>
);
