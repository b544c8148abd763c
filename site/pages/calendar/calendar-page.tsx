import { useContext } from 'react';
import {
  calendarHero,
  calendarNotes,
  inspectionTypeCards,
  whatToExpect,
} from '#domain/content/calendar.ts';
import type { Opening } from '#domain/schedule/opening.ts';
import { openingKey, PageDataContext } from '#site/data/page-data.ts';
import { Icon } from '#site/icons/icon.tsx';
import { WallCalendar } from '#site/illustrations/wall-calendar.tsx';
import { Cards } from '#site/parts/cards.tsx';
import { ClosingCall } from '#site/parts/closing-call.tsx';
import { useKeptStore } from '#site/parts/kept-store.ts';
import { NoScriptLine } from '#site/parts/no-script-line.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Section, SectionHeading } from '#site/parts/section.tsx';
import { WidgetFrame } from '#site/parts/widget-frame.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useCarriedQuote } from '#site/routing/use-carried-quote.ts';
import { usePartner } from '#site/routing/use-partner.ts';
import { createBookingStore } from '#widgets/booking/booking.store.ts';
import { BookingWidget } from '#widgets/booking/booking.tsx';
import { showToast } from '#widgets/page/toasts/toast-store.ts';

export function Page() {
  const partner = usePartner();
  const { [openingKey]: opening } = useContext(PageDataContext);
  const store = useKeptStore(
    'booking',
    () => createBookingStore((opening ?? undefined) as Opening | undefined),
    ({ step }) => step === 'booked',
  );
  const quote = useCarriedQuote();
  return (
    <>
      <PageHero title={calendarHero.title} text={calendarHero.text} art={<WallCalendar />} />
      <section className="site-wrap calendar-notes" aria-labelledby="notes">
        <h2 id="notes" className="site-unseen">
          Good to know
        </h2>
        <Cards cards={calendarNotes} columns={4} />
      </section>
      <Section tone="soft" className="calendar">
        <WidgetFrame>
          <NoScriptLine />
          <BookingWidget store={store} partner={partner} quote={quote} onToast={showToast} />
        </WidgetFrame>
        <aside className="site-panel" aria-labelledby="expect">
          <h2 id="expect">What to Expect</h2>
          <ul className="site-checks">
            {whatToExpect.map((line) => (
              <li key={line}>
                <Icon name="check" size={20} />
                {line}
              </li>
            ))}
          </ul>
        </aside>
      </Section>
      <Section labelledBy="types">
        <SectionHeading id="types" title="Inspection Types" />
        <Cards cards={inspectionTypeCards} kind="box" columns={3} />
      </Section>
      <ClosingCall
        title="No time that suits you?"
        text="Call us. We keep room for urgent cases, evenings and weekends included."
      >
        <SiteLink href="/instant-quote" className="ui-button" data-kind="action">
          Get Instant Quote
        </SiteLink>
      </ClosingCall>
    </>
  );
}
