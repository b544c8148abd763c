import { useRef } from 'react';
import { useStore } from 'zustand';
import { bookingTerms } from '#domain/booking/client/booking-terms.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { useBusiness } from '#ui/business.tsx';
import type { Elements } from '#ui/elements.ts';
import { InspectorBadge } from '#ui/inspector-badge.tsx';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { useWords } from '#ui/words.ts';
import type { BookingStore, BookingWidgetProps } from './booking.types.ts';
import { BookingCalendar } from './booking-calendar.tsx';
import { bookingLazy } from './booking-lazy.ts';
import { bookingWidgetWords } from './booking-widget.words.ts';
import { chooseDate } from './free-times.ts';
import { askForDays } from './load-days.ts';
import { loadNextSlot } from './load-next-slot.ts';
import { NextFree } from './next-free.tsx';
import { StartTimes } from './start-times.tsx';
import { Steps } from './steps.tsx';

type ChooseStepProps = Pick<BookingWidgetProps, 'onSlotSelect'> & {
  store: BookingStore;
  apiBase: string;
  quoteRow: Elements;
};

export function ChooseStep({ store, apiBase, quoteRow, onSlotSelect }: ChooseStepProps) {
  const business = useBusiness();
  const today = useStore(store, (state) => state.today);
  const date = useStore(store, (state) => state.date);
  const heading = useMoveFocus(store);
  const terms = bookingTerms(business);
  const columns = useRef<HTMLDivElement>(null);

  function reveal() {
    bookingLazy.load().then(
      ({ revealTimes }) => columns.current && revealTimes(columns.current),
      // The times fail to load as well, and their place shows the failure.
      () => undefined,
    );
  }

  return (
    <>
      <div className="booking-top">
        <h2 className="ui-title ui-heading" part="title" tabIndex={-1} ref={heading}>
          {useWords(bookingWidgetWords).title}
        </h2>
        <Steps
          current={date ? 1 : 0}
          onBack={(part) => columns.current && bookingLazy.value?.showPart(columns.current, part)}
        />
      </div>
      {quoteRow}
      <div className="booking-columns" ref={columns}>
        <NextFree store={store} apiBase={apiBase} onSlotSelect={onSlotSelect} onChoose={reveal} />
        {today ? (
          <BookingCalendar
            store={store}
            today={today}
            onChoose={(chosen) => {
              store.setState({ today: businessToday(new Date(), business.timeZone) });
              chooseDate(store, apiBase, chosen);
              reveal();
            }}
            onRetry={() => {
              void askForDays(store, apiBase);
              void loadNextSlot(store, apiBase);
            }}
          />
        ) : (
          <CalendarSkeleton />
        )}
        <StartTimes store={store} apiBase={apiBase} onSlotSelect={onSlotSelect} />
      </div>
      <div className="booking-foot">
        <InspectorBadge />
        <p className="booking-terms">{`${terms.payment} ${terms.change}`}</p>
      </div>
    </>
  );
}

/** Shown until the date is known, which determines the open days. */
const CalendarSkeleton = () => (
  <div className="booking-calendar" aria-busy="true">
    <div className="booking-calendar-skeleton ui-skeleton" />
  </div>
);
