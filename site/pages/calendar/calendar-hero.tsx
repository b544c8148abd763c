import { useStore } from 'zustand';
import { calendarHero } from '#domain/content/calendar.ts';
import { WallCalendar } from '#site/illustrations/wall-calendar.tsx';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import type { BookingStore } from '#widgets/booking/booking.types.ts';
import { bookingLazy } from '#widgets/booking/booking-lazy.ts';

/**
 * The first band, so low that the month stands on a phone's first screen. It has one height, with and
 * without a quote: a cached page cannot know of one.
 */
export function CalendarHero({ store }: { store: BookingStore }) {
  const quote = useStore(store, (state) => state.quote);
  const lazy = useLazyChunk(bookingLazy);
  const isQuoted = lazy && quote && quote !== 'checking';
  return (
    <section className="calendar-hero site-art" aria-label={calendarHero.title}>
      <div className="site-wrap">
        {isQuoted ? (
          <h1 data-quoted="">
            <lazy.QuoteLine store={store} quote={quote} /> · pick a day
          </h1>
        ) : (
          <div>
            <h1>{calendarHero.title}</h1>
            <p>{calendarHero.text}</p>
          </div>
        )}
        <WallCalendar />
      </div>
    </section>
  );
}
