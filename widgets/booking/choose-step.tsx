import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import type { BookingStore, BookingWidgetProps } from './booking.types.ts';
import { BookingCalendar } from './booking-calendar.tsx';
import { chooseDate } from './free-times.ts';
import { StartTimes } from './start-times.tsx';

type ChooseStepProps = Pick<BookingWidgetProps, 'onSlotSelect'> & {
  store: BookingStore;
  apiBase: string;
  quoteRow: ReactNode;
};

export function ChooseStep({ store, apiBase, quoteRow, onSlotSelect }: ChooseStepProps) {
  const now = useStore(store, (state) => state.now);
  const heading = useMoveFocus(store);

  return (
    <>
      <h2 className="ui-title" part="title" tabIndex={-1} ref={heading}>
        Book your inspection
      </h2>
      <p className="ui-lead">Choose a day, then a start time. All times are Central Time.</p>
      {quoteRow}
      <div className="booking-columns">
        {now ? (
          <BookingCalendar
            store={store}
            now={now}
            onChoose={(date) => chooseDate(store, apiBase, date)}
          />
        ) : (
          <CalendarSkeleton />
        )}
        <StartTimes store={store} apiBase={apiBase} onSlotSelect={onSlotSelect} />
      </div>
    </>
  );
}

/** Until the moment is known that the open days depend on. */
const CalendarSkeleton = () => (
  <div className="booking-calendar" aria-busy="true">
    <div className="booking-calendar-skeleton ui-skeleton" />
  </div>
);
