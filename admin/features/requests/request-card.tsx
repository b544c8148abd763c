import { useId } from 'react';
import { ClampedText } from '#admin/leads/clamped-text.tsx';
import { ContactButtons } from '#admin/leads/contact-buttons.tsx';
import { LeadFacts } from '#admin/leads/lead-facts.tsx';
import { LeadSource, PartnerChip } from '#admin/leads/lead-source.tsx';
import { OutsideChip } from '#admin/leads/outside-chip.tsx';
import { Timestamp } from '#admin/shell/timestamp.tsx';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { inspectionTypes } from '#domain/inspection-request/inspection-types.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import type { RequestSelectionAction } from '#domain/leads/selection.schema.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { BookingOfRequest } from './booking-of-request.tsx';
import { CallBack, CallBackChip } from './call-back.tsx';
import { FolderActions } from './folder-actions.tsx';
import { PrivateNote } from './private-note.tsx';
import { RequestHistory } from './request-history.tsx';
import { StatusControl } from './status-control.tsx';

interface RequestCardProps {
  request: ContactRequest;
  /** Called with the saved request after a change. */
  onChange: (request: ContactRequest) => void;
  onAct: (action: RequestSelectionAction) => void;
}

export function RequestCard({ request, onChange, onAct }: RequestCardProps) {
  const id = useId();
  const isInInbox = folderOf(request) === 'inbox';
  const name = `${request.firstName} ${request.lastName}`;
  const type = inspectionTypes.find(({ value }) => value === request.inspectionType);

  return (
    <article className="admin-card admin-request" aria-labelledby={id}>
      <header className="admin-card-head">
        <h2 className="admin-card-title" id={id}>
          {name}
        </h2>
        <p className="admin-chips">
          <span className="admin-chip">{type?.label ?? request.inspectionType}</span>
          <CallBackChip request={request} />
          <OutsideChip place={request.place} />
          <PartnerChip attribution={request.attribution} />
        </p>
      </header>
      <Timestamp className="admin-request-time" instant={request.createdAt} />
      <div className="admin-card-body">
        <LeadFacts
          phone={request.phone}
          email={request.email}
          address={request.propertyAddress}
          preferred={request.preferredDate && formatDate(request.preferredDate, 'long')}
        />
        {request.message ? <ClampedText label="Message" text={request.message} /> : null}
        {isInInbox ? <PrivateNote request={request} onChange={onChange} /> : null}
        {isInInbox ? (
          <div className="admin-request-next">
            <BookingOfRequest request={request} />
            <CallBack request={request} onChange={onChange} />
          </div>
        ) : null}
        <div className="admin-request-folds">
          <LeadSource attribution={request.attribution} />
          <RequestHistory request={request} />
        </div>
      </div>
      <div className="admin-request-foot">
        {isInInbox ? <StatusControl request={request} onChange={onChange} /> : null}
        <FolderActions request={request} onAct={onAct} />
      </div>
      <ContactButtons name={name} phone={request.phone} email={request.email} />
    </article>
  );
}
