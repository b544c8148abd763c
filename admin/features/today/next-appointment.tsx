import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { Navigation } from 'lucide-react';
import { useContext, useId } from 'react';
import { Link } from 'wouter';
import { DriveBefore, GapRulesContext } from '#admin/features/bookings/agenda/drive-before.tsx';
import { BookingActions } from '#admin/features/bookings/booking/booking-actions.tsx';
import { VisitFacts } from '#admin/features/bookings/booking/visit-facts.tsx';
import { BookingChips } from '#admin/features/bookings/list/booking-chips.tsx';
import { OptionNote } from '#admin/features/bookings/list/option-note.tsx';
import { isApple } from '#admin/is-apple.ts';
import { ClampedText } from '#admin/leads/clamped-text.tsx';
import { ContactButtons } from '#admin/leads/contact-buttons.tsx';
import { directionsLink } from '#admin/leads/directions-link.ts';
import { spanText } from '#admin/shell/span-text.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { driveBefore } from '#domain/booking/calendar/drive-before.ts';
import { businessToday, type Zone } from '#domain/schedule/business-clock.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { formatSpan } from '#domain/schedule/format-span.ts';
import { useBusiness } from '#ui/business.tsx';
import { AppointmentNote } from './appointment-note.tsx';
import { endOf, startOf } from './day-plan.ts';

interface NextAppointmentProps {
  booking: Booking;
  /** All bookings of its day, for the drive. */
  bookings: readonly Booking[];
  now: Date;
  /** Called with the saved booking. */
  onSaved: (booking: Booking) => void;
}

/** The owner's next appointment: when, where, how to get in, whom to call, what to do. */
export function NextAppointment({ booking, bookings, now, onSaved }: NextAppointmentProps) {
  const { timeZone } = useBusiness();
  const id = useId();
  const rules = useContext(GapRulesContext);
  const isToday = booking.date === businessToday(now, timeZone);
  return (
    <section className="admin-panel today-next" aria-labelledby={id}>
      <h2 className="today-next-title" id={id}>
        <span>{startOf(booking, timeZone) <= now ? 'In progress' : 'Next appointment'}</span>
        <span className="today-next-when">{whenText(booking, now, timeZone)}</span>
      </h2>
      <p className="today-next-time">
        {isToday ? null : <span>{formatDate(booking.date, 'long')}</span>}
        <span>{formatSpan(booking)}</span>
      </p>
      <p className="today-next-address">{booking.address}</p>
      <a
        className="ui-button admin-primary today-navigate"
        href={directionsLink(booking.address, { isApple })}
        target="_blank"
        rel="noreferrer"
      >
        <Navigation size={18} />
        Navigate
      </a>
      <DriveBefore drive={driveBefore(booking, bookings, rules)} />
      <div className="today-client">
        <h3 className="admin-card-title" translate="no">
          <Link href={`/bookings/${booking.id}`} state={{ from: '/today' }}>
            {booking.name}
          </Link>
        </h3>
        <p className="admin-chips">
          <BookingChips booking={booking} />
        </p>
      </div>
      <OptionNote booking={booking} />
      <ContactButtons name={booking.name} phone={booking.phone} email={booking.email} />
      <VisitFacts booking={booking} />
      {booking.notes ? (
        <ClampedText label="Client’s notes" text={booking.notes} locale={booking.locale} />
      ) : null}
      <AppointmentNote booking={booking} onSaved={onSaved} />
      <BookingActions booking={booking} onSaved={onSaved} onTheWay />
    </section>
  );
}

function whenText(booking: Booking, now: Date, timeZone: Zone): string {
  const start = startOf(booking, timeZone);
  if (start <= now) return `${spanText(differenceInMinutes(endOf(booking, timeZone), now))} left`;
  const days = differenceInCalendarDays(booking.date, businessToday(now, timeZone));
  if (days === 0) return `in ${spanText(differenceInMinutes(start, now))}`;
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
