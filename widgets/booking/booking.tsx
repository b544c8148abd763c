import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import type { CalendarDate, TimeOfDay } from '#domain/schedule/calendar-date.schema.ts';
import { firstTouch } from '#widgets/core/on-demand.ts';
import { LicenceLine } from '#widgets/core/ui/licence-line.tsx';
import { useSteps } from '#widgets/core/use-steps.ts';
import type { WidgetProps } from '#widgets/core/widget-props.ts';
import { type BookingStore, createBookingStore } from './booking.store.ts';
import { carryQuote, hearOfQuotes } from './carried-quote.ts';
import { ChooseStep, STEPS, TIMES } from './choose-step.tsx';
import { desk } from './desk.ts';
import { firstOpenDay } from './open-days.ts';

export interface BookingWidgetProps extends WidgetProps {
  store?: BookingStore;
  /** A quote to book; the server prices it again for the day that is booked. */
  quote?: QuoteInput | undefined;
  /** Called when a start time is chosen. */
  onSlotSelect?: (slot: { date: CalendarDate; time: TimeOfDay }) => void;
  /** Called once an appointment is booked. */
  onBooked?: (booking: { id: string; date: CalendarDate; time: TimeOfDay }) => void;
}

/** The booking calendar (spec §2 `/calendar`): a day and a time, then the form in their place. */
export function BookingWidget({
  store: given,
  quote: offered,
  apiBase = '',
  partner,
  onSlotSelect,
  onBooked,
  onToast,
}: BookingWidgetProps) {
  const [store] = useState(() => given ?? createBookingStore());
  const { step, quote, now } = useStore(store);
  const box = useRef<HTMLElement>(null);
  // Toasts are spoken only where their place stood before them.
  const [, setReady] = useState(false);

  const drawn = useSteps(STEPS, { seen: true });
  const isFramed = drawn >= TIMES;
  // The server's moment is a while ago where there is one: its pages are kept.
  useLayoutEffect(() => {
    if (!isFramed) return;
    const moment = new Date();
    store.setState({ now: moment, cursor: store.getState().cursor || firstOpenDay(moment) });
  }, [store, isFramed]);

  useEffect(() => {
    // Its preferred day can be chosen once the clock is there.
    if (drawn < STEPS || !offered || store.getState().offered === offered) return;
    void carryQuote(store, apiBase, offered);
  }, [store, apiBase, offered, drawn]);

  // With the layout, so that a widget that has gone takes up nothing more.
  useLayoutEffect(
    () =>
      hearOfQuotes((input) => {
        if (store.getState().step === 'booked') store.setState({ step: 'choose', arriving: true });
        void carryQuote(store, apiBase, input);
        // The visitor asked for it by a click, perhaps far away on the page.
        const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
        box.current?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
        box.current?.querySelector('h2')?.focus({ preventScroll: true });
      }),
    [store, apiBase],
  );

  const shown = desk.value;
  const carried = now ? quote : offered && 'checking';

  return (
    <section
      className="ui-card booking"
      part="card"
      aria-label="Inspection booking"
      ref={box}
      {...firstTouch(desk, ({ followOpenDays }) => {
        // Gone while its code was on the way: it asks for nothing any more.
        if (!box.current) return;
        setReady(true);
        followOpenDays(store, apiBase);
      })}
    >
      {step === 'details' && shown ? (
        <shown.DetailsStep store={store} call={{ apiBase, partner, onBooked }} />
      ) : step === 'booked' && shown ? (
        <shown.BookedStep store={store} />
      ) : (
        <ChooseStep
          store={store}
          apiBase={apiBase}
          drawn={drawn}
          carried={
            carried && carried !== 'checking' && shown ? (
              <shown.CarriedQuote store={store} quote={carried} />
            ) : carried ? (
              <div className="booking-quote ui-skeleton" />
            ) : null
          }
          {...(onSlotSelect && { onSlotSelect })}
        />
      )}
      {shown ? <shown.Messages store={store} onToast={onToast} /> : null}
      <LicenceLine />
    </section>
  );
}
