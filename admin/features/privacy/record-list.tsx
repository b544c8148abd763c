import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatInstantDate } from '#admin/shell/timestamp.tsx';
import { requestStatusLabels } from '#domain/inspection-request/request-status.ts';
import type { PersonRecords } from '#domain/privacy/person-records.ts';
import { formatDate, formatTime } from '#domain/schedule/calendar-date.ts';
import { useBusiness } from '#ui/business.tsx';

/** One line for each record that was found. */
export function RecordList({ records }: { records: PersonRecords }) {
  const { timeZone } = useBusiness();
  const { requests, bookings, reviews, agentOf } = records;
  if (requests.length + bookings.length + reviews.length + agentOf.length === 0) return null;
  return (
    <ul className="privacy-records">
      {requests.map((request) => (
        <Row
          key={request.id}
          kind="Request"
          status={requestStatusLabels[request.status].toLowerCase()}
        >
          <Link href={`/requests/${request.id}`}>{`${request.firstName} ${request.lastName}`}</Link>
          <span>
            {`${formatInstantDate(new Date(request.createdAt), timeZone)} · ${request.propertyAddress}`}
          </span>
        </Row>
      ))}
      {bookings.map((booking) => (
        <Row key={booking.id} kind="Booking" status={booking.status}>
          <Link href={`/bookings/${booking.id}`}>{booking.name}</Link>
          <span>
            {`${formatDate(booking.date, 'short')}, ${formatTime(booking.time)} · ${booking.address}`}
          </span>
        </Row>
      ))}
      {agentOf.map(({ id, date, time, agentName, agentEmail, isRequest }) => (
        <Row key={id} kind={isRequest ? 'Request' : 'Booking'} status="as the agent">
          <Link href={`/${isRequest ? 'requests' : 'bookings'}/${id}`}>
            {agentName || agentEmail || 'Before a correction'}
          </Link>
          <span>{`${formatDate(date, 'short')}, ${formatTime(time)}`}</span>
        </Row>
      ))}
      {reviews.map((review) => (
        <Row key={review.id} kind="Review" status="by name">
          <Link href="/reviews">{review.author}</Link>
          <span>{`${formatDate(review.date, 'short')} · ${review.rating} of 5 stars`}</span>
        </Row>
      ))}
    </ul>
  );
}

function Row({ kind, status, children }: { kind: string; status: string; children: ReactNode }) {
  return (
    <li>
      <p className="privacy-kind">
        <span>{kind}</span>
        <span className="admin-chip" data-kind="status">
          {status}
        </span>
      </p>
      <p className="privacy-record">{children}</p>
    </li>
  );
}
