import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { ContactButtons } from '#admin/leads/contact-buttons.tsx';
import { Button } from '#admin/shell/button.tsx';
import { spanText } from '#admin/shell/span-text.ts';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { inspectionTypes } from '#domain/inspection-request/inspection-types.ts';
import { isOverdue, waitsFrom } from '#domain/inspection-request/waiting.ts';
import { RequestConflict } from './request-conflict.tsx';
import { SnoozeButton } from './snooze-button.tsx';
import { useRequestAction } from './use-request-action.ts';

interface WaitingRequestProps {
  request: ContactRequest;
  now: Date;
  /** Called with the saved request. */
  onChange: (request: ContactRequest) => void;
}

/** A request that waits: for how long, and what the owner can do about it by one tap. */
export function WaitingRequest({ request, now, onChange }: WaitingRequestProps) {
  const id = useId();
  const action = useRequestAction(request, onChange);
  const { firstName, lastName, email, phone, propertyAddress } = request;
  const name = `${firstName} ${lastName}`;
  const type = inspectionTypes.find(({ value }) => value === request.inspectionType)?.label;

  return (
    <article className="admin-card admin-waiting" aria-labelledby={id}>
      <header>
        <h3 className="admin-card-title" id={id}>
          <Link href={`/requests?${new URLSearchParams({ search: email })}`}>{name}</Link>
        </h3>
        <p className="admin-waiting-time" data-overdue={isOverdue(request, now) ? '' : undefined}>
          {waitingText(request, now)}
        </p>
      </header>
      <p className="admin-waiting-facts">
        {type} · {propertyAddress}
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

function waitingText(request: ContactRequest, now: Date): string {
  const minutes = Math.max(0, differenceInMinutes(now, waitsFrom(request) ?? now));
  if (request.callBackAt === undefined) {
    return minutes === 0 ? 'Just came in' : `Waiting for ${spanText(minutes)}`;
  }
  return minutes === 0 ? 'Call back now' : `Call-back due ${spanText(minutes)} ago`;
}
