import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { Button } from '#admin/shell/button.tsx';
import { LoadFailure } from '#admin/shell/load-failure.tsx';
import { formatInstant } from '#admin/shell/timestamp.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { send } from '#client/send.ts';
import type { ShownDelivery } from '#domain/deliveries/delivery-record.ts';
import type { ShownWebhook } from '#domain/webhooks/webhook.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { answerText, deliveryLabels, eventLabels } from './webhook-labels.ts';

interface WebhookLogProps {
  webhook: ShownWebhook;
  onClose: () => void;
}

/** The last hundred deliveries to an endpoint, with its answers. */
export function WebhookLog({ webhook: { id, description, paused }, onClose }: WebhookLogProps) {
  const answer = useAnswer('GET /api/webhooks/:id/deliveries', { params: { id } });
  const { data, mutate } = answer;
  const deliveries = data?.data;

  async function sendAgain(delivery: string): Promise<string> {
    const { outcome } = await send('POST /api/webhooks/:id/deliveries/:deliveryId/redeliver', {
      params: { id, deliveryId: delivery },
    });
    // With the answer.
    await mutate();
    return outcome === 'sent' ? 'It works.' : 'It failed.';
  }

  return (
    <Dialog title={`Deliveries to ${description}`} wide onClose={onClose}>
      <LoadFailure answer={answer} />
      {deliveries?.length === 0 ? <p>Nothing has been sent yet.</p> : null}
      {paused && deliveries?.length ? <p>Resume it to send one of them again.</p> : null}
      <ol className="admin-part-list" aria-busy={answer.isLoading} aria-label="Deliveries">
        {deliveries?.map((delivery) => (
          <DeliveryItem
            key={delivery.id}
            delivery={delivery}
            onSendAgain={paused ? undefined : () => sendAgain(delivery.id)}
          />
        ))}
      </ol>
    </Dialog>
  );
}

interface DeliveryItemProps {
  delivery: ShownDelivery;
  /** Resolves to how it went; undefined while the endpoint is paused. */
  onSendAgain: (() => Promise<string>) | undefined;
}

function DeliveryItem({ delivery, onSendAgain }: DeliveryItemProps) {
  const { timeZone } = useBusiness();
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<string>();
  const report = useReportError();
  const { type, due, state, attempts, nextAt, last } = delivery;
  const happened = formatInstant(due, timeZone);

  async function act(sendAgain: () => Promise<string>) {
    setPending(true);
    setResult(undefined);
    try {
      setResult(await sendAgain());
    } catch (error) {
      setResult(failureText(error));
      report(error);
    }
    setPending(false);
  }

  return (
    <li>
      <div className="connections-webhook">
        <p className="connections-name">{eventLabels[type]}</p>
        <p className="connections-facts">
          <span>{happened}</span>
          <span>{attempts > 1 ? ` · ${attempts} attempts` : ''}</span>
          <span>
            {state === 'waiting' && nextAt ? ` · next try ${formatInstant(nextAt, timeZone)}` : ''}
          </span>
        </p>
        {last ? <p className="connections-facts">{answerText(last)}</p> : null}
        <p className="connections-facts" role="status">
          {pending ? 'One moment…' : result}
        </p>
      </div>
      <div className="connections-delivery">
        <span
          className="admin-chip"
          data-kind={state === 'sent' || state === 'sending' ? 'status' : 'warning'}
        >
          {deliveryLabels[state]}
        </span>
        {onSendAgain ? (
          <Button
            busy={pending}
            aria-label={`Send again: ${eventLabels[type]}, ${happened}`}
            onClick={() => void act(onSendAgain)}
          >
            Send again
          </Button>
        ) : null}
      </div>
    </li>
  );
}
