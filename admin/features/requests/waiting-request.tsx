import { Check } from 'lucide-react';
import { useId } from 'react';
import { ContactButtons } from '#admin/leads/contact-buttons.tsx';
import { RowLink } from '#admin/lists/row-link.tsx';
import { Button } from '#admin/shell/button.tsx';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { requestText } from '#domain/inspection-request/request-facts.ts';
import { isOverdue } from '#domain/inspection-request/waiting.ts';
import { useBusiness } from '#ui/business.tsx';
import { RequestConflict } from './request-conflict.tsx';
import { waitingText } from './request-state.ts';
import { SnoozeButton } from './snooze-button.tsx';
import { useRequestAction } from './use-request-action.ts';

interface WaitingRequestProps {
  request: ContactRequest;
  now: Date;
  /** Called with the saved request. */
  onChange: (request: ContactRequest) => void;
}

/** A waiting request: for how long, and the owner's one-tap actions. */
export function WaitingRequest({ request, now, onChange }: WaitingRequestProps) {
  const { promises } = useBusiness();
  const id = useId();
  const action = useRequestAction(request, onChange);
  const { firstName, lastName, email, phone, propertyAddress } = request;
  const name = `${firstName} ${lastName}`;
  const type = requestText('inspectionType', request);

  return (
    <article className="admin-card admin-waiting" aria-labelledby={id}>
      <header>
        <h3 className="admin-card-title" id={id} translate="no">
          <RowLink
            className="admin-row-link"
            href={`/requests/${request.id}`}
            place={`waiting-${request.id}`}
          >
            {name}
          </RowLink>
        </h3>
        <p
          className="admin-waiting-time"
          data-overdue={isOverdue(request, now, promises) ? '' : undefined}
        >
          {waitingText(request, now)}
        </p>
      </header>
      <p className="admin-waiting-facts">
        <span>{type}</span> · <span>{propertyAddress}</span>
      </p>
      <div className="admin-waiting-actions">
        <ContactButtons name={name} phone={phone} email={email} />
        <SnoozeButton
          request={request}
          className="ui-button admin-quiet"
          onChoose={(callBackAt) => action.run({ change: { callBackAt } })}
        />
        <Button
          busy={action.pending !== undefined}
          aria-label={`Mark ${name} as contacted`}
          onClick={() => action.run({ change: { status: 'contacted', callBackAt: null } })}
        >
          <Check size={18} />
          Contacted
        </Button>
      </div>
      <RequestConflict request={request} action={action} onChange={onChange} />
    </article>
  );
}
