import { useId } from 'react';
import { ClampedText } from '#admin/leads/clamped-text.tsx';
import { ContactButtons } from '#admin/leads/contact-buttons.tsx';
import { LeadFacts } from '#admin/leads/lead-facts.tsx';
import { LeadSource, PartnerChip } from '#admin/leads/lead-source.tsx';
import { dayOf, timeOf } from '#admin/leads/moment.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { inspectionTypes } from '#domain/inspection-request/inspection-types.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { PrivateNote } from './private-note.tsx';
import { RequestHistory } from './request-history.tsx';
import { StatusControl } from './status-control.tsx';

interface RequestCardProps {
  request: ContactRequest;
  /** Hears what the server keeps of it after a change. */
  onChange: (request: ContactRequest) => void;
}

export function RequestCard({ request, onChange }: RequestCardProps) {
  const id = useId();
  const name = `${request.firstName} ${request.lastName}`;
  const created = new Date(request.createdAt);
  const type = inspectionTypes.find(({ value }) => value === request.inspectionType);

  return (
    <article className="admin-card admin-request" aria-labelledby={id}>
      <header className="admin-card-head">
        <h2 className="admin-card-title" id={id}>
          {name}
        </h2>
        <p className="admin-chips">
          <span className="admin-chip">{type?.label ?? request.inspectionType}</span>
          <PartnerChip attribution={request.attribution} />
        </p>
      </header>
      <time className="admin-request-time" dateTime={request.createdAt}>
        {dayOf(created)} · {timeOf(created)}
      </time>
      <div className="admin-card-body">
        <LeadFacts
          phone={request.phone}
          email={request.email}
          address={request.propertyAddress}
          preferred={request.preferredDate && formatDate(request.preferredDate, 'long')}
        />
        {request.message ? <ClampedText label="Message" text={request.message} /> : null}
        <PrivateNote request={request} onChange={onChange} />
        <div className="admin-request-folds">
          <LeadSource attribution={request.attribution} />
          <RequestHistory request={request} />
        </div>
      </div>
      <StatusControl request={request} onChange={onChange} />
      <ContactButtons name={name} phone={request.phone} email={request.email} />
    </article>
  );
}
