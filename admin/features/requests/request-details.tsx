import { useNow } from '#admin/features/bookings/use-today.ts';
import { ContactButtons } from '#admin/leads/contact-buttons.tsx';
import { LeadFacts } from '#admin/leads/lead-facts.tsx';
import { LeadSource } from '#admin/leads/lead-source.tsx';
import { Timestamp } from '#admin/shell/timestamp.tsx';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestFacts } from '#domain/inspection-request/request-facts.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import { useBusiness } from '#ui/business.tsx';
import { AskedTime } from './asked-time.tsx';
import { BookingOfRequest } from './booking-of-request.tsx';
import { CallBack } from './call-back.tsx';
import { RequestChips } from './request-chips.tsx';
import { requestState } from './request-state.ts';

interface RequestDetailsProps {
  request: ContactRequest;
  onSaved: (request: ContactRequest) => void;
}

/** What the client wrote, and the ways to answer: call, text, email, book, call back later. */
export function RequestDetails({ request, onSaved }: RequestDetailsProps) {
  const business = useBusiness();
  const { text, isOverdue } = requestState(request, useNow(), business);
  const name = `${request.firstName} ${request.lastName}`;
  return (
    <section className="admin-panel admin-request" aria-label="Request">
      <p className="admin-panel-title" data-overdue={isOverdue ? '' : undefined}>
        {text}
      </p>
      <p className="admin-request-sent">
        Sent <Timestamp instant={request.createdAt} />
      </p>
      <p className="admin-chips">
        <RequestChips request={request} />
      </p>
      <ContactButtons name={name} phone={request.phone} email={request.email} />
      {request.asked && folderOf(request) === 'inbox' ? (
        <AskedTime request={request} asked={request.asked} />
      ) : null}
      {folderOf(request) === 'inbox' ? (
        <div className="admin-request-next">
          {/* A request for a time has a button of its own until it is booked. */}
          {request.asked && !request.bookingId ? null : <BookingOfRequest request={request} />}
          <CallBack request={request} onChange={onSaved} />
        </div>
      ) : null}
      <LeadFacts
        phone={request.phone}
        email={request.email}
        address={request.propertyAddress}
        facts={requestFacts(request)}
      />
      {request.message ? (
        <div className="admin-request-message">
          <h2>Message</h2>
          <p lang={request.locale}>{request.message}</p>
        </div>
      ) : null}
      <LeadSource lead={request} />
    </section>
  );
}
