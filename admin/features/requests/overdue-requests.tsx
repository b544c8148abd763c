import { useState } from 'react';
import { countText } from '#admin/lists/count-text.ts';
import { Button } from '#admin/shell/button.tsx';
import type { ContactRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import type { RequestSelectionAction } from '#domain/leads/selection.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import { RequestRow } from './request-row.tsx';

/** More would push the list itself off the screen. */
const SHOWN = 3;

interface OverdueRequestsProps {
  /** Longest waiting first. */
  requests: readonly ContactRequest[];
  onChange: (request: ContactRequest) => void;
  onAct: (action: RequestSelectionAction, request: ContactRequest) => void;
}

/** Requests that should have been answered, above the list of all. */
export function OverdueRequests({ requests, onChange, onAct }: OverdueRequestsProps) {
  const { words } = useBusiness();
  const [showsAll, setShowsAll] = useState(false);
  if (requests.length === 0) return null;
  const more = requests.length - SHOWN;
  return (
    <section className="admin-waiting-list" aria-labelledby="waiting">
      <h2 className="admin-section-title" id="waiting">
        Waiting over {words.responseTime}
      </h2>
      <ul className="admin-cards">
        {requests.slice(0, showsAll ? undefined : SHOWN).map((request) => (
          <li key={request.id}>
            <RequestRow
              request={request}
              place="overdue"
              heading="h3"
              onChange={onChange}
              onAct={(action) => onAct(action, request)}
            />
          </li>
        ))}
      </ul>
      {more > 0 && !showsAll ? (
        <Button className="admin-show-more" onClick={() => setShowsAll(true)}>
          {`Show ${countText(more, ['more', 'more'])}`}
        </Button>
      ) : null}
    </section>
  );
}
