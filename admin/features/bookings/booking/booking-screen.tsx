import { useParams } from 'wouter';
import { ContactButtons } from '#admin/leads/contact-buttons.tsx';
import { LeadFacts } from '#admin/leads/lead-facts.tsx';
import { LeadSource } from '#admin/leads/lead-source.tsx';
import { EmptyList, ListFailure, ListSkeleton } from '#admin/lists/list-parts.tsx';
import { BackLink } from '#admin/shell/back-link.tsx';
import { Screen } from '#admin/shell/screen.tsx';
import { type PricedBooking, shownPrice } from '#domain/jobs/shown-price.ts';
import { BookingChips } from '../list/booking-chips.tsx';
import { OptionNote } from '../list/option-note.tsx';
import { formatSlot } from '../slot/slot-text.ts';
import { useBooking, useSavedBooking } from '../use-bookings.ts';
import { AgentLink } from './agent-link.tsx';
import { BookedPrice } from './booked-price.tsx';
import { BookingActions } from './booking-actions.tsx';
import { BookingHistory } from './booking-history.tsx';
import { BookingNote } from './booking-note.tsx';
import { BookingRemoval } from './booking-removal.tsx';
import { ClientLink } from './client-link.tsx';
import { JobPanel } from './job/job-panel.tsx';
import { RequestLink } from './request-link.tsx';
import { VisitFacts } from './visit-facts.tsx';
import '../list/bookings.css';
import './booking.css';
import { useBusiness } from '#ui/business.tsx';

/** The details, history and actions of one booking. */
export function BookingScreen() {
  const { id = '' } = useParams<{ id: string }>();
  const { data: booking, isGone, failure, mutate } = useBooking(id);
  const onSaved = useSavedBooking();

  return (
    <Screen title={booking?.name ?? 'Booking'}>
      <BackLink href="/bookings">All bookings</BackLink>
      {isGone ? (
        <EmptyList title="This booking is not here any more">
          <p>It was deleted for good, or the link to it is incomplete.</p>
        </EmptyList>
      ) : null}
      {failure ? (
        <ListFailure what="The booking" failure={failure} onRetry={() => void mutate()} />
      ) : null}
      {booking ? (
        <div className="admin-record-parts">
          <div>
            <Appointment booking={booking} />
            {booking.deletedAt === undefined ? (
              <>
                <BookingActions booking={booking} onSaved={onSaved} />
                <JobPanel booking={booking} />
                <ClientLink booking={booking} onSaved={onSaved} />
                <AgentLink booking={booking} />
              </>
            ) : null}
            <BookingRemoval
              booking={booking}
              onChanged={() => void mutate().then((current) => current && onSaved(current))}
            />
          </div>
          <div>
            {booking.deletedAt === undefined ? (
              <BookingNote booking={booking} onSaved={onSaved} />
            ) : null}
            <BookingHistory booking={booking} />
          </div>
        </div>
      ) : null}
      {booking || isGone || failure ? null : <ListSkeleton what="the booking" />}
    </Screen>
  );
}

function Appointment({ booking }: { booking: PricedBooking }) {
  const { timeZone } = useBusiness();
  return (
    <section className="admin-panel admin-appointment" aria-labelledby="appointment">
      <h2 className="admin-panel-title" id="appointment" data-status={booking.status}>
        <span>{`${formatSlot(booking)} `}</span>
        <span className="ui-visually-hidden">{timeZone.label}</span>
      </h2>
      <p className="admin-chips">
        <BookingChips booking={booking} />
      </p>
      <LeadFacts phone={booking.phone} email={booking.email} address={booking.address} />
      <OptionNote booking={booking} />
      <ContactButtons name={booking.name} phone={booking.phone} email={booking.email} />
      {booking.notes ? (
        <div className="admin-appointment-notes">
          <h3>Client’s notes</h3>
          <p lang={booking.locale}>{booking.notes}</p>
        </div>
      ) : null}
      <VisitFacts booking={booking} />
      <BookedPrice quote={booking.quote} price={shownPrice(booking)} />
      <LeadSource lead={booking} />
      {booking.requestId ? <RequestLink id={booking.requestId} /> : null}
    </section>
  );
}
