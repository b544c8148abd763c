import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { monthOf } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';
import { preloadOnInteraction } from '#ui/lazy.ts';
import { LicenseLine } from '#ui/license-line.tsx';
import { TestMark } from '#ui/test-mark.tsx';
import { useLazyChunk } from '#ui/use-lazy-chunk.ts';
import { useWords } from '#ui/words.ts';
import { usePrefill } from '#widgets/element/prefill.ts';
import { createBookingStore, isDone, lengthKeyOf } from './booking.store.ts';
import type { BookingWidgetProps } from './booking.types.ts';
import { bookingLazy } from './booking-lazy.ts';
import { bookingWidgetWords } from './booking-widget.words.ts';
import { ChooseStep } from './choose-step.tsx';
import { loadTimes } from './free-times.ts';
import { onQuoteRequested, receiveQuote } from './incoming-quote.ts';
import { loadNextSlot } from './load-next-slot.ts';
import { useDays } from './use-days.ts';

/** The booking calendar (spec §2 `/calendar`): a day and a time, then the form in its place. */
export function BookingWidget({
  store: given,
  quote: incomingQuote,
  optionEnds,
  apiBase = '',
  partner,
  prefillName,
  prefillEmail,
  prefillPhone,
  prefillAddress,
  metadata,
  test,
  onSlotSelect,
  onBooked,
  onRequested,
  onToast,
  showQuote = true,
}: BookingWidgetProps) {
  const [store] = useState(() => given ?? createBookingStore());
  const { timeZone, locale } = useBusiness();
  const words = useWords(bookingWidgetWords);
  const { step, quote, today } = useStore(store);
  const lengthKey = useStore(store, lengthKeyOf);
  const card = useRef<HTMLElement>(null);
  const lazy = useLazyChunk(bookingLazy);

  usePrefill(store, {
    name: prefillName,
    email: prefillEmail,
    phone: prefillPhone,
    address: prefillAddress,
  });

  // A cached page may be old: the browser's current time replaces the server's.
  useLayoutEffect(() => {
    const current = businessToday(new Date(), timeZone);
    store.setState({ today: current, month: store.getState().month || monthOf(current) });
  }, [store, timeZone]);

  useLayoutEffect(() => store.setState({ pageOptionEnds: optionEnds }), [store, optionEnds]);

  // Runs after `today` is set, which determines whether the quote's preferred date can be booked.
  useLayoutEffect(() => {
    if (!incomingQuote || store.getState().incomingQuote === incomingQuote) return;
    void receiveQuote(store, locale, incomingQuote);
  }, [store, locale, incomingQuote]);

  // A layout effect is cleaned up in the task that removes the widget, so a removed one takes no
  // quote.
  useLayoutEffect(
    () =>
      onQuoteRequested(
        apiBase,
        ({ input, optionEnds: handedOptionEnds, metadata: handedMetadata }) => {
          store.setState({ handedMetadata });
          if (isDone(store.getState().step))
            store.setState({ step: { name: 'choose' }, moveFocus: true });
          void receiveQuote(store, locale, input, handedOptionEnds);
          // The click may have been far away on the page.
          bookingLazy.load().then(
            ({ scrollToStart }) => card.current && scrollToStart(card.current, 'smooth'),
            () => card.current?.scrollIntoView(),
          );
          card.current?.querySelector('h2')?.focus({ preventScroll: true });
        },
      ),
    [store, locale, apiBase],
  );

  // Keeps the page behind the card in place: the next step may be shorter or longer.
  const shownStep = useRef(step.name);
  useLayoutEffect(() => {
    if (shownStep.current === step.name || !card.current) return;
    shownStep.current = step.name;
    const { returnTo } = store.getState();
    bookingLazy.value?.showStep(card.current, returnTo);
    if (returnTo) store.setState({ returnTo: undefined });
  }, [store, step.name]);

  const isOver = isDone(step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a length changes which slot is the next, and a booking takes one
  useEffect(() => {
    if (!isOver) void loadNextSlot(store, apiBase);
  }, [store, apiBase, lengthKey, isOver]);

  useDays(store, apiBase, card);

  const shownQuote = today ? quote : incomingQuote && 'checking';

  return (
    <section
      className="ui-card booking"
      data-step={step.name}
      part="card"
      aria-label={words.name}
      ref={card}
      {...preloadOnInteraction(bookingLazy, ({ followTimes }) => {
        // The widget may have been removed while its code was loading.
        if (!card.current) return;
        followTimes(store, { apiBase, locale }, () => void loadTimes(store, apiBase));
      })}
    >
      {test ? <TestMark /> : null}
      <div className="booking-step" key={step.name}>
        {step.name === 'details' && lazy ? (
          <lazy.DetailsStep
            store={store}
            apiBase={apiBase}
            partner={partner}
            metadata={metadata}
            test={test}
            onBooked={(booking) => {
              onBooked?.(booking);
              // The booked day may be full now.
              store.setState({ days: {}, daysCall: undefined });
              void loadTimes(store, apiBase);
            }}
            onRequested={onRequested}
          />
        ) : step.name === 'booked' && lazy ? (
          <lazy.BookedStep store={store} apiBase={apiBase} step={step} />
        ) : step.name === 'requested' && lazy ? (
          <lazy.RequestedStep store={store} step={step} />
        ) : (
          <ChooseStep
            store={store}
            apiBase={apiBase}
            onSlotSelect={onSlotSelect}
            quoteRow={
              !showQuote ? null : shownQuote && shownQuote !== 'checking' && lazy ? (
                <lazy.QuoteRow store={store} quote={shownQuote} />
              ) : shownQuote ? (
                <div className="booking-quote ui-skeleton" />
              ) : null
            }
          />
        )}
      </div>
      {lazy ? <lazy.Messages store={store} onToast={onToast} /> : null}
      <LicenseLine />
    </section>
  );
}
