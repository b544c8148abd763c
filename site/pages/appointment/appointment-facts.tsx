import type { AppointmentView } from '#domain/booking/client/client-access.ts';
import { capitalized } from '#domain/locale/capitalized.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { minutesOf, timeAt } from '#domain/schedule/time-of-day.ts';
import { Icon } from '#site/icons/icon.tsx';
import { useBusiness } from '#ui/business.tsx';
import { InspectorBadge } from '#ui/inspector-badge.tsx';
import { useWords } from '#ui/words.ts';
import { PriceTable } from '#widgets/quote/price-table.tsx';
import { appointmentPageWords } from './appointment-page.words.ts';

/** When, where, who comes and what it costs, as in the client's mail. */
export function AppointmentFacts({
  date,
  time,
  minutes,
  street,
  stage,
  price,
  offer,
}: AppointmentView) {
  const { timeZone, locale } = useBusiness();
  const words = useWords(appointmentPageWords);
  const end = timeAt(minutesOf(time) + minutes);
  const isActive = stage === 'changeable' || stage === 'short_notice';
  return (
    <section
      className="site-panel appointment-facts"
      data-keep-clear
      data-stage={stage}
      aria-label={words.whenAndWhere}
    >
      <p className="appointment-day">{capitalized(formatDate(date, 'long', locale))}</p>
      <p className="appointment-time">
        {words.span(formatTime(time, locale), formatTime(end, locale), timeZone.label)}
      </p>
      <p className="appointment-street">
        <Icon name="location" size={20} />
        <span>{street}</span>
      </p>
      {isActive ? <InspectorBadge /> : null}
      {price && stage !== 'cancelled' && stage !== 'released' ? (
        <div className="appointment-price">
          <PriceTable {...price} />
          {offer ? <p className="appointment-offer">{offer}</p> : null}
        </div>
      ) : null}
    </section>
  );
}
