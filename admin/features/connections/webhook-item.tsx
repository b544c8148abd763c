import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { Button } from '#admin/shell/button.tsx';
import { formatInstant } from '#admin/shell/timestamp.tsx';
import type { ShownWebhook } from '#domain/webhooks/webhook.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import { pauseWebhook } from './webhook-calls.ts';
import { eventLabels, pauseSentences } from './webhook-labels.ts';

/** Actions that open a dialog about an endpoint. */
export type WebhookAction = 'test' | 'edit' | 'log' | 'rotate' | 'remove';

interface WebhookItemProps {
  webhook: ShownWebhook;
  onChanged: () => Promise<unknown>;
  onOpen: (action: WebhookAction) => void;
}

/** An endpoint with its state and the owner's actions. */
export function WebhookItem({ webhook, onChanged, onOpen }: WebhookItemProps) {
  const { url, description, types, partner, apiKey, paused, waiting } = webhook;
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const report = useReportError();

  async function togglePause() {
    setPending(true);
    setFailure(undefined);
    try {
      await pauseWebhook(webhook, paused === undefined);
      await onChanged();
    } catch (error) {
      setFailure(failureText(error));
      report(error);
    }
    setPending(false);
  }
  const button = (label: string, onClick: () => void) => (
    <Button busy={pending} aria-label={`${label}: ${description}`} onClick={onClick}>
      {label}
    </Button>
  );

  return (
    <li>
      <div className="connections-webhook">
        <p className="connections-name">
          <span>{`${description} `}</span>
          <code>{new URL(url).host}</code>
        </p>
        <p className="connections-facts">{types.map((type) => eventLabels[type]).join(', ')}</p>
        {partner === undefined ? null : (
          <p className="connections-facts">
            Only clients of the partner <strong>{partner}</strong>
          </p>
        )}
        {apiKey ? (
          <p className="connections-facts">
            Added with the API key <strong translate="no">{apiKey.name}</strong>
          </p>
        ) : null}
        {waiting > 0 ? (
          <p className="connections-facts">
            <span>{waiting === 1 ? '1 event is' : `${waiting} events are`}</span> waiting to be
            delivered.
          </p>
        ) : null}
        <WebhookProblem webhook={webhook} />
        <p className="connections-facts" role="status">
          {pending ? 'One moment…' : failure}
        </p>
      </div>
      <div>
        <div className="admin-actions">
          {button('Test', () => onOpen('test'))}
          {button('Deliveries', () => onOpen('log'))}
          {button('Edit', () => onOpen('edit'))}
          {paused ? button('Resume', () => void togglePause()) : null}
        </div>
        <details className="connections-more">
          <summary>More</summary>
          <div className="admin-actions">
            {paused ? null : button('Pause', () => void togglePause())}
            {button('New secret', () => onOpen('rotate'))}
            {button('Remove', () => onOpen('remove'))}
          </div>
        </details>
      </div>
    </li>
  );
}

function WebhookProblem({ webhook: { paused, failingSince } }: { webhook: ShownWebhook }) {
  const { timeZone } = useBusiness();
  if (paused) {
    return (
      <p className="connections-facts">
        <span className="admin-chip" data-kind={paused.cause === 'owner' ? 'status' : 'warning'}>
          Paused
        </span>
        <span>{` ${pauseSentences[paused.cause]}`}</span>
      </p>
    );
  }
  if (failingSince === undefined) return null;
  return (
    <p className="connections-facts">
      <span className="admin-chip" data-kind="warning">
        Failing
      </span>{' '}
      since <span>{formatInstant(failingSince, timeZone)}</span>. It will be paused after three
      days.
    </p>
  );
}
