import { useStore } from 'zustand';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { formatNextSlot } from '#domain/schedule/next-slot.ts';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { chosenTime, offeredSlot, showDate } from './booking.store.ts';
import type { BookingStore, BookingWidgetProps } from './booking.types.ts';
import { bookingWidgetWords } from './booking-widget.words.ts';
import { loadTimes } from './free-times.ts';
import { loadNextSlot } from './load-next-slot.ts';

type NextFreeProps = Pick<BookingWidgetProps, 'onSlotSelect'> & {
  store: BookingStore;
  apiBase: string;
  onChoose: () => void;
};

/** The next free start as one tap, which chooses its day and time. */
export function NextFree({ store, apiBase, onSlotSelect, onChoose }: NextFreeProps) {
  const { timeZone, locale } = useBusiness();
  const words = useWords(bookingWidgetWords);
  const today = useStore(store, (state) => state.today);
  const nextSlot = useStore(store, offeredSlot);

  async function choose() {
    if (!nextSlot) return;
    const { date, time } = nextSlot;
    store.setState({
      ...showDate(date),
      date,
      time,
      notice: undefined,
      today: businessToday(new Date(), timeZone),
    });
    onChoose();
    await loadTimes(store, apiBase);
    const state = store.getState();
    if (state.date !== date || state.slots.status !== 'ready') return;
    if (chosenTime(state) === time) return onSlotSelect?.(nextSlot);
    store.setState({ notice: words.timeJustTaken });
    await loadNextSlot(store, apiBase);
  }

  return (
    <div className="booking-next">
      {nextSlot && today ? (
        <button type="button" className="ui-button" part="button" onClick={() => void choose()}>
          {words.nextFree(formatNextSlot(nextSlot, today, locale))}
        </button>
      ) : nextSlot === null ? (
        <p className="ui-lead">{words.chooseDayThenTime}</p>
      ) : (
        <div className="ui-skeleton" />
      )}
    </div>
  );
}
