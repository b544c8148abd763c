import type { AppointmentView } from '#domain/booking/client/client-access.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { minutesOf, timeAt } from '#domain/schedule/time-of-day.ts';
import { Icon } from '#site/icons/icon.tsx';
import { useBusiness } from '#ui/business.tsx';
import { InspectorBadge } from '#ui/inspector-badge.tsx';
import { PriceTable } from '#widgets/quote/price-table.tsx';

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
  const { timeZone } = useBusiness();
  const isActive = stage === 'changeable' || stage === 'short_notice';
  return (
    <section
      className="site-panel appointment-facts"
      data-stage={stage}
      aria-label="When and where"
    >
      <p className="appointment-day">{formatDate(date, 'long')}</p>
      <p className="appointment-time">
        {formatTime(time)} to {formatTime(timeAt(minutesOf(time) + minutes))} {timeZone.label}
      </p>
      <p className="appointment-street">
        <Icon name="location" size={20} />
        {street}
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
