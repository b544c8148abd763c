import { useStore } from 'zustand';
import { calendarHero, calendarLabels, calendarNotes } from '#domain/content/calendar.ts';
import { formatTime } from '#domain/schedule/calendar-date.ts';
import { formatDay } from '#domain/schedule/next-slot.ts';
import { Icon } from '#site/icons/icon.tsx';
import { HeroDrawing } from '#site/illustrations/drawing.tsx';
import { Text } from '#site/parts/text.tsx';
import { withValues } from '#site/parts/with-values.ts';
import { useBusiness } from '#ui/business.tsx';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import { useTexts } from '#ui/use-texts.ts';
import { chosenTime } from '#widgets/booking/booking.store.ts';
import type { BookingState, BookingStore } from '#widgets/booking/booking.types.ts';
import { bookingLazy } from '#widgets/booking/booking-lazy.ts';

/**
 * The first band, low enough that the month is visible on a phone's first screen. Its height is the
 * same with and without a quote, because a cached page cannot know about a quote.
 */
export function CalendarHero({ store }: { store: BookingStore }) {
  const hero = useTexts(calendarHero);
  const notes = useTexts(calendarNotes);
  return (
    <section className="calendar-hero site-art" aria-label={hero.title}>
      <div className="site-wrap">
        <Heading store={store} />
        <HeroDrawing name="wall-calendar" />
        {notes.length > 0 ? (
          <ul className="calendar-notes">
            {notes.map(({ icon, title, text }) => (
              <li key={title}>
                <Icon name={icon} size={20} />
                <h2>{title}</h2>
                <Text>{text}</Text>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}

/** Says what comes next, or when the booked visit is; a quoted home replaces the title. */
function Heading({ store }: { store: BookingStore }) {
  const hero = useTexts(calendarHero);
  const labels = useTexts(calendarLabels);
  const state = useStore(store);
  const business = useBusiness();
  const { locale } = business;
  const lazy = useLazyChunk(bookingLazy);
  const { step, quote } = state;
  const stage = stageOf(state);
  const booked = step.name === 'booked' ? step.booked : undefined;
  const shownQuote = booked || quote === 'checking' ? undefined : quote;
  const isQuoted = lazy && shownQuote;
  // One heading in every state: after a link to this page, the focus is on it.
  return (
    <div>
      <h1 data-quoted={isQuoted ? '' : undefined}>
        {booked ? (
          withValues(labels.booked, {
            when: `${formatDay(booked.date, locale)}, ${formatTime(booked.time, locale)}`,
          })
        ) : !isQuoted ? (
          hero.title
        ) : stage === 'confirm' ? (
          lazy.slotOf(state, business)
        ) : (
          <>
            <lazy.QuoteLine store={store} quote={shownQuote} />
            <span>{` · ${labels[stage]}`}</span>
          </>
        )}
      </h1>
      {isQuoted ? null : <p>{hero[booked ? 'booked' : stage]}</p>}
    </div>
  );
}

/** The next step. */
const stageOf = (state: BookingState): 'day' | 'time' | 'confirm' =>
  chosenTime(state) ? 'confirm' : state.date ? 'time' : 'day';
