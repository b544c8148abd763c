import { type FormEvent, useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { Button } from '#admin/shell/button.tsx';
import { send } from '#client/send.ts';
import { webhookEventTypes } from '#domain/events/lead-event.ts';
import type { ShownWebhook } from '#domain/webhooks/webhook.schema.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { SelectField } from '#ui/form/field.tsx';
import { emptyForm } from '#ui/form/form-state.ts';
import { attemptText, payloadLabels } from './webhook-labels.ts';

// The test message first: it is what most owners want.
const options = (['test.ping', ...webhookEventTypes] as const).map((type) => ({
  value: type,
  label: payloadLabels[type],
}));

interface WebhookTestDialogProps {
  webhook: ShownWebhook;
  onClose: () => void;
}

/** Sends a test message, or an example of an event, and shows how the endpoint answered. */
export function WebhookTestDialog({ webhook, onClose }: WebhookTestDialogProps) {
  const [pending, setPending] = useState(false);
  const [result, setResult] = useState<string>();
  const report = useReportError();

  async function test(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const type = String(new FormData(event.currentTarget).get('type'));
    setPending(true);
    setResult(undefined);
    try {
      setResult(
        attemptText(
          await send('POST /api/webhooks/:id/test', {
            params: { id: webhook.id },
            query: { type },
          }),
        ),
      );
    } catch (error) {
      setResult(failureText(error));
      report(error);
    }
    setPending(false);
  }

  return (
    <Dialog title={`Test ${webhook.description}`} onClose={onClose}>
      <form onSubmit={(event) => void test(event)}>
        <SelectField
          form={emptyForm}
          name="type"
          label="What to send"
          hint="Events are examples about an invented client, marked as samples"
          options={options}
          required
        />
        <p className="connections-result" role="status">
          {pending ? 'One moment…' : result}
        </p>
        <div className="admin-actions">
          <Button kind="primary" type="submit" busy={pending}>
            Send
          </Button>
          <Button onClick={onClose}>Close</Button>
        </div>
      </form>
    </Dialog>
  );
}
