import { useId } from 'react';
import { formatSlot, formatSlotShort } from '#admin/features/bookings/slot/slot-text.ts';
import { useNow } from '#admin/features/bookings/use-today.ts';
import { ClampedText } from '#admin/leads/clamped-text.tsx';
import { ContactButtons } from '#admin/leads/contact-buttons.tsx';
import { languageNames } from '#admin/leads/languages.ts';
import { LeadFacts } from '#admin/leads/lead-facts.tsx';
import { RowLink } from '#admin/lists/row-link.tsx';
import { Button } from '#admin/shell/button.tsx';
import { Timestamp } from '#admin/shell/timestamp.tsx';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestFacts, requestText } from '#domain/inspection-request/request-facts.ts';
import { folderOf } from '#domain/leads/lead-folder.ts';
import type { RequestSelectionAction } from '#domain/leads/selection.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import { folderActions } from './folder-actions.tsx';
import { RequestChips } from './request-chips.tsx';
import { RequestConflict } from './request-conflict.tsx';
import { RequestMenu } from './request-menu.tsx';
import { requestState } from './request-state.ts';
import { useRequestAction } from './use-request-action.ts';

interface RequestRowProps {
  request: ContactRequest;
  /** The list that contains the row: a request can be in two lists on one screen. */
  place: string;
  heading: 'h2' | 'h3';
  /** Called with the saved request after a change. */
  onChange: (request: ContactRequest) => void;
  onAct: (action: RequestSelectionAction) => void;
}

/** A request in a list (spec §2 "Requests view"): with all its facts, or on three lines. */
export function RequestRow(props: RequestRowProps) {
  const business = useBusiness();
  const { request, place, heading: Heading, onChange, onAct } = props;
  const id = useId();
  const now = useNow();
  const action = useRequestAction(request, onChange);
  const name = `${request.firstName} ${request.lastName}`;
  const { text, isOverdue } = requestState(request, now, business);
  const language = request.locale === 'es' ? `${languageNames[request.locale]} · ` : '';
  const wish = request.asked
    ? `Wants ${formatSlotShort(request.asked)}`
    : requestText('inspectionType', request);
  const state = <span data-danger={isOverdue ? '' : undefined}>{text}</span>;

  return (
    <article className="admin-card admin-row admin-request-row" aria-labelledby={id}>
      <div>
        <Heading className="admin-card-title" id={id} translate="no">
          <RowLink
            className="admin-row-link"
            href={`/requests/${request.id}`}
            place={`${place}-${request.id}`}
          >
            {name}
          </RowLink>
        </Heading>
        <p className="admin-row-line admin-row-brief">
          {`${language}${wish} · ${request.propertyAddress}`}
        </p>
        <p className="admin-row-line">
          {state}
          <span> · </span>
          <Timestamp instant={request.createdAt} />
        </p>
        <div className="admin-row-wide">
          <p className="admin-chips">
            <RequestChips request={request} />
          </p>
          <LeadFacts
            phone={request.phone}
            email={request.email}
            address={request.propertyAddress}
            facts={factsOf(request)}
          />
          {request.message ? (
            <ClampedText label="Message" text={request.message} locale={request.locale} />
          ) : null}
        </div>
      </div>
      <div className="admin-row-actions">
        <MainAction request={request} name={name} onAct={onAct} />
        <RequestMenu request={request} action={action} onChange={onChange} onAct={onAct} />
      </div>
      <RequestConflict request={request} action={action} onChange={onChange} />
    </article>
  );
}

const factsOf = (request: ContactRequest) => [
  ...(request.asked ? [{ label: 'Time wanted', text: formatSlot(request.asked) }] : []),
  ...requestFacts(request),
];

interface MainActionProps extends Pick<RequestRowProps, 'request' | 'onAct'> {
  name: string;
}

/** Contacts the client; outside of the inbox, moves the request back into it. */
function MainAction({ request, name, onAct }: MainActionProps) {
  const folder = folderOf(request);
  if (folder === 'inbox') {
    return <ContactButtons name={name} phone={request.phone} email={request.email} />;
  }
  return folder
    ? folderActions[folder].slice(0, 1).map(({ action, label, Icon }) => (
        <Button
          key={action}
          aria-label={`${label}: request of ${name}`}
          onClick={() => onAct(action)}
        >
          <Icon size={18} />
          <span>{label}</span>
        </Button>
      ))
    : null;
}
