import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { preloadOnInteraction } from '#ui/lazy.ts';
import { LicenceLine } from '#ui/licence-line.tsx';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import { createBookingStore } from './booking.store.ts';
import type { BookingWidgetProps } from './booking.types.ts';
import { bookingLazy } from './booking-lazy.ts';
import { ChooseStep } from './choose-step.tsx';
import { loadTimes } from './free-times.ts';
import { onQuoteRequested, receiveQuote } from './incoming-quote.ts';
import { firstOpenDay } from './open-days.ts';

/** The booking calendar (spec §2 `/calendar`): a day and a time, then the form in their place. */
export function BookingWidget({
  store: given,
  quote: incomingQuote,
  optionEnds,
  apiBase = '',
  partner,
  onSlotSelect,
  onBooked,
  onToast,
}: BookingWidgetProps) {
  const [store] = useState(() => given ?? createBookingStore());
  const { step, quote, now } = useStore(store);
  const card = useRef<HTMLElement>(null);
  const lazy = useLazyChunk(bookingLazy);

  // A cached page was rendered a while ago: the browser's own moment replaces the server's.
  useLayoutEffect(() => {
    const moment = new Date();
    store.setState({ now: moment, cursor: store.getState().cursor || firstOpenDay(moment) });
  }, [store]);

  useLayoutEffect(() => store.setState({ pageOptionEnds: optionEnds }), [store, optionEnds]);

  // After `now` is set, which decides whether the quote's preferred date can be booked.
  useLayoutEffect(() => {
    if (!incomingQuote || store.getState().incomingQuote === incomingQuote) return;
    void receiveQuote(store, apiBase, incomingQuote);
  }, [store, apiBase, incomingQuote]);

  // A layout effect ends in the task that removes the widget; a removed one must take no quote.
  useLayoutEffect(
    () =>
      onQuoteRequested((requested, handedOptionEnds) => {
        if (store.getState().step === 'booked') store.setState({ step: 'choose', moveFocus: true });
        void receiveQuote(store, apiBase, requested, handedOptionEnds);
        // The visitor clicked perhaps far away on the page.
        const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
        card.current?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth' });
        card.current?.querySelector('h2')?.focus({ preventScroll: true });
      }),
    [store, apiBase],
  );

  const shownQuote = now ? quote : incomingQuote && 'checking';

  return (
    <section
      className="ui-card booking"
      part="card"
      aria-label="Inspection booking"
      ref={card}
      {...preloadOnInteraction(bookingLazy, ({ loadOpenDays }) => {
        // The widget may have been removed while its code was loading.
        if (!card.current) return;
        loadOpenDays(store, apiBase, () => void loadTimes(store, apiBase));
      })}
    >
      {step === 'details' && lazy ? (
        <lazy.DetailsStep
          store={store}
          apiBase={apiBase}
          partner={partner}
          onBooked={(booking) => {
            onBooked?.(booking);
            void loadTimes(store, apiBase);
          }}
        />
      ) : step === 'booked' && lazy ? (
        <lazy.BookedStep store={store} />
      ) : (
        <ChooseStep
          store={store}
          apiBase={apiBase}
          onSlotSelect={onSlotSelect}
          quoteRow={
            shownQuote && shownQuote !== 'checking' && lazy ? (
              <lazy.QuoteRow store={store} quote={shownQuote} />
            ) : shownQuote ? (
              <div className="booking-quote ui-skeleton" />
            ) : null
          }
        />
      )}
      {lazy ? <lazy.Messages store={store} onToast={onToast} /> : null}
      <LicenceLine />
    </section>
  );
}
