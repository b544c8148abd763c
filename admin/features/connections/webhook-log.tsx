import useSWR from 'swr';
import { failureText } from '#admin/failure-text.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { formatInstant } from '#admin/shell/timestamp.tsx';
import type { ShownDelivery } from '#domain/deliveries/delivery-record.ts';
import type { ShownWebhook } from '#domain/webhooks/webhook.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { fetchDeliveries } from './webhook-calls.ts';
import { answerText, deliveryLabels, eventLabels } from './webhook-labels.ts';

interface WebhookLogProps {
  webhook: ShownWebhook;
  onClose: () => void;
}

/** The last hundred deliveries to an endpoint, with its answers. */
export function WebhookLog({ webhook: { id, description }, onClose }: WebhookLogProps) {
  const { data, error } = useSWR(`webhooks/${id}/deliveries`, () => fetchDeliveries(id));
  const deliveries = data?.data;
  return (
    <Dialog title={`Deliveries to ${description}`} wide onClose={onClose}>
      <Alert>{error ? failureText(error) : null}</Alert>
      {deliveries?.length === 0 ? <p>Nothing has been sent yet.</p> : null}
      <ol className="admin-part-list" aria-busy={!deliveries} aria-label="Deliveries">
        {deliveries?.map((delivery) => (
          <DeliveryItem key={delivery.id} delivery={delivery} />
        ))}
      </ol>
    </Dialog>
  );
}

function DeliveryItem({ delivery }: { delivery: ShownDelivery }) {
  const { timeZone } = useBusiness();
  const { type, due, state, attempts, nextAt, last } = delivery;
  return (
    <li>
      <div>
        <p className="connections-name">{eventLabels[type]}</p>
        <p className="connections-facts">
          {formatInstant(due, timeZone)}
          {attempts > 1 ? ` · ${attempts} attempts` : ''}
          {state === 'waiting' && nextAt ? ` · next try ${formatInstant(nextAt, timeZone)}` : ''}
        </p>
        {last ? <p className="connections-facts">{answerText(last)}</p> : null}
      </div>
      <span
        className="admin-chip"
        data-kind={state === 'sent' || state === 'sending' ? 'status' : 'warning'}
      >
        {deliveryLabels[state]}
      </span>
    </li>
  );
}
