import { useId, useRef } from 'react';
import { useStore } from 'zustand';
import type { Business } from '#domain/business/business.ts';
import { capitalized } from '#domain/locale/capitalized.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import { useWords } from '#ui/words.ts';
import { chosenTime } from './booking.store.ts';
import type { BookingState, BookingStore, BookingWidgetProps } from './booking.types.ts';
import { bookingLazy } from './booking-lazy.ts';
import { bookingWidgetWords } from './booking-widget.words.ts';
import { loadTimes } from './free-times.ts';

type StartTimesProps = Pick<BookingWidgetProps, 'onSlotSelect'> & {
  store: BookingStore;
  apiBase: string;
};

/** The chosen day's start times, and the button to the form. */
export function StartTimes({ store, apiBase, onSlotSelect }: StartTimesProps) {
  const state = useStore(store);
  const { date, slots, notice } = state;
  const dayHeading = useRef<HTMLHeadingElement>(null);
  const lazy = useLazyChunk(bookingLazy);
  const business = useBusiness();
  const { locale } = business;
  const words = useWords(bookingWidgetWords);
  const hint = useId();
  const missing = missingOf(state, locale);

  return (
    <div className="booking-times">
      <h3 className="booking-day" tabIndex={-1} ref={dayHeading}>
        {date ? capitalized(formatDate(date, 'long', locale)) : words.startTimes}
      </h3>
      <div
        className="booking-list"
        aria-busy={slots.status === 'loading'}
        data-slots={slots.status === 'ready' && slots.times.length === 0 ? 'empty' : slots.status}
      >
        <p className="booking-count" role="status">
          {slotStatus(state, locale)}
        </p>
        {slots.status === 'loading' ? <Skeletons /> : null}
        {slots.status === 'failed' ? (
          <div role="alert">
            <p className="ui-alert">{words.timesFailed}</p>
            <button
              type="button"
              className="ui-button"
              part="button"
              onClick={() => {
                // The button is removed; the focus must not be lost with it.
                dayHeading.current?.focus();
                void loadTimes(store, apiBase);
              }}
            >
              {words.tryAgain}
            </button>
            <p>
              {words.orCall} <a href={business.phone.href}>{business.phone.display}</a>
            </p>
          </div>
        ) : null}
        {slots.status === 'ready' && date && lazy ? (
          <lazy.TimeChoice
            date={date}
            times={slots.times}
            chosen={chosenTime(state)}
            marks={lazy.marksOf(state, slots.times, business.timeZone)}
            onChoose={(time) => {
              store.setState({ time, notice: undefined });
              onSlotSelect?.({ date, time });
            }}
          />
        ) : null}
      </div>
      <div className="booking-submit">
        <button
          type="button"
          className="ui-button"
          part="button"
          data-kind="action"
          aria-describedby={missing ? hint : undefined}
          onClick={() => void openDetails(store, business)}
        >
          {words.bookAppointment}
        </button>
        {notice ? null : (
          <span className="booking-missing" id={hint}>
            {missing ?? lazy?.slotOf(state, business)}
          </span>
        )}
        <span className="booking-notice" role="alert">
          {notice}
        </span>
      </div>
    </div>
  );
}

function slotStatus({ date, slots }: BookingState, locale: Locale): string {
  const words = bookingWidgetWords.in(locale);
  if (!date) return words.chooseDay;
  if (slots.status === 'loading') return words.lookingForTimes;
  if (slots.status !== 'ready') return '';
  const count = slots.times.length;
  return count === 0 ? words.noTimes : words.timesFree(count);
}

/** What must be chosen before the form can be opened. */
function missingOf(state: BookingState, locale: Locale): string | undefined {
  if (chosenTime(state)) return undefined;
  const { chooseTimeFirst, chooseDayFirst } = bookingWidgetWords.in(locale);
  return state.date ? chooseTimeFirst : chooseDayFirst;
}

/** Opens the form, or reports what is missing (spec §5). */
async function openDetails(store: BookingStore, { phone, locale }: Business) {
  const missing = missingOf(store.getState(), locale);
  store.setState({ notice: missing });
  try {
    const { missingInformation } = await bookingLazy.load();
    store.setState(
      missing
        ? { toast: missingInformation(locale) }
        : { step: { name: 'details' }, moveFocus: true },
    );
  } catch {
    store.setState({
      notice: missing ?? bookingWidgetWords.in(locale).formNotLoaded(phone.display),
    });
  }
}

const Skeletons = () => (
  <>
    <div className="ui-skeleton booking-time" />
    <div className="ui-skeleton booking-time" />
    <div className="ui-skeleton booking-time" />
  </>
);
