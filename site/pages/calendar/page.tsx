import { useContext } from 'react';
import { useStore } from 'zustand';
import {
  calendarClosing,
  calendarMeta,
  inspectionTypeCards,
  whatToExpect,
} from '#domain/content/calendar.ts';
import type { Opening } from '#domain/schedule/opening.ts';
import { openingKey, PageDataContext } from '#site/data/page-data.ts';
import { Icon } from '#site/icons/icon.tsx';
import type { Page } from '#site/page.ts';
import { QuoteLink } from '#site/parts/actions.tsx';
import { Cards } from '#site/parts/cards.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { NoScriptLine } from '#site/parts/no-script-line.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { useTabStore } from '#site/parts/use-tab-store.ts';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { useCarriedQuote } from '#site/routing/use-carried-quote.ts';
import { useMetadata } from '#site/routing/use-metadata.ts';
import { usePartner } from '#site/routing/use-partner.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { useTexts } from '#ui/use-texts.ts';
import { createBookingStore } from '#widgets/booking/booking.store.ts';
import { BookingWidget } from '#widgets/booking/booking.tsx';
import { CalendarHero } from './calendar-hero.tsx';
import '#ui/inspector-badge.css';
import '#widgets/booking/booking.css';
import './calendar.css';

export const page: Page = {
  Component: CalendarPage,
  meta: calendarMeta,
  data: [openingKey],
  chunks: ['site/hydrate.tsx', 'site/pages/calendar/page.tsx', 'widgets/booking/booking.lazy.tsx'],
  shareDrawing: 'wall-calendar',
};

function CalendarPage() {
  const expect = useTexts(whatToExpect);
  const types = useTexts(inspectionTypeCards);
  const partner = usePartner();
  const metadata = useMetadata();
  const { [openingKey]: opening } = useContext(PageDataContext);
  const store = useTabStore(
    'booking',
    () => createBookingStore((opening ?? undefined) as Opening | undefined),
    ({ step }) => step.name === 'booked',
  );
  const carried = useCarriedQuote();
  // The confirmation itself says what happens next.
  const isBooked = useStore(store, ({ step }) => step.name === 'booked');
  return (
    <>
      <CalendarHero store={store} />
      <Section tone="soft" className="calendar">
        <WidgetFrame typed="booking">
          <NoScriptLine />
          <BookingWidget
            store={store}
            partner={partner}
            metadata={metadata}
            {...carried}
            showQuote={false}
            onToast={showToast}
          />
        </WidgetFrame>
        {isBooked || !expect.title ? null : (
          <aside className="site-panel" aria-labelledby="expect">
            <h2 id="expect">{expect.title}</h2>
            <ul className="site-checks">
              {expect.items.map((line) => (
                <li key={line}>
                  <Icon name="check" size={20} />
                  <span>{line}</span>
                </li>
              ))}
            </ul>
          </aside>
        )}
      </Section>
      <Section labelledBy="types" title={types.title}>
        <SectionHeading id="types" title={types.title} />
        <Cards cards={types.cards} kind="box" columns={3} />
      </Section>
      <ClosingCall texts={calendarClosing}>
        <QuoteLink />
      </ClosingCall>
    </>
  );
}
