import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { CopyField } from '#admin/forms/copy-field.tsx';
import { Button } from '#admin/shell/button.tsx';
import { LoadFailure } from '#admin/shell/load-failure.tsx';
import { Part } from '#admin/shell/part.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import {
  MAX_WEBHOOKS,
  type ShownWebhook,
  type WebhookWithSecret,
} from '#domain/webhooks/webhook.schema.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { NewSecretDialog } from './new-secret-dialog.tsx';
import { useEnding } from './use-ending.ts';
import { removeWebhook } from './webhook-calls.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { type WebhookAction, WebhookItem } from './webhook-item.tsx';
import { WebhookLog } from './webhook-log.tsx';
import { WebhookTestDialog } from './webhook-test-dialog.tsx';

type OpenDialog =
  | { action: 'add' }
  | { action: WebhookAction; webhook: ShownWebhook }
  | { action: 'secret'; webhook: WebhookWithSecret };

/** The endpoints of other programs that get events of requests and bookings. */
export function WebhooksSection() {
  const answer = useAnswer('GET /api/webhooks');
  const { data, mutate } = answer;
  const { mutate: mutateOther } = useSWRConfig();
  const webhooks = data?.data;
  const [chosen, setOpen] = useState<OpenDialog>();
  const { ending, forget } = useEnding(webhooks);
  const open = chosen ?? (ending && { action: 'remove' as const, webhook: ending });
  const close = () => {
    setOpen(undefined);
    forget();
  };
  const isFull = webhooks && webhooks.filter(({ apiKey }) => !apiKey).length >= MAX_WEBHOOKS;

  async function show(changed: ShownWebhook | WebhookWithSecret) {
    await Promise.all([mutate(), mutateOther('connections/new')]);
    setOpen('secret' in changed ? { action: 'secret', webhook: changed } : undefined);
  }

  async function remove(webhook: ShownWebhook) {
    await removeWebhook(webhook);
    await Promise.all([mutate(), mutateOther('connections/new'), mutateOther('health')]);
    close();
    showToast({
      title: 'Endpoint removed',
      description: `${webhook.description} no longer gets events.`,
    });
  }

  return (
    <Part
      title="Webhooks"
      lead="Tell another program about each request and booking within seconds: your calendar, your report software, a spreadsheet. Failed deliveries are retried for three days."
    >
      <LoadFailure answer={answer} />
      <ul className="admin-part-list" aria-busy={answer.isLoading} aria-label="Webhook endpoints">
        {webhooks?.map((webhook) => (
          <WebhookItem
            key={webhook.id}
            webhook={webhook}
            onChanged={mutate}
            onOpen={(action) => setOpen({ action, webhook })}
          />
        ))}
      </ul>
      {webhooks?.length === 0 ? <p>No endpoints yet.</p> : null}
      {isFull ? <p>You have {MAX_WEBHOOKS} endpoints, the most there can be.</p> : null}
      <div className="admin-actions">
        <Button
          kind="primary"
          disabled={!webhooks || isFull}
          onClick={() => setOpen({ action: 'add' })}
        >
          Add endpoint
        </Button>
      </div>
      {open?.action === 'add' || open?.action === 'edit' ? (
        <WebhookDialog
          webhook={'webhook' in open ? open.webhook : undefined}
          onSaved={(webhook) => void show(webhook)}
          onClose={close}
        />
      ) : null}
      {open?.action === 'secret' ? (
        <Dialog title={`Secret for ${open.webhook.description}`} onClose={close}>
          <p>
            Copy it now. It won’t be shown again. The other program uses it to check that an event
            comes from you. A previous secret works for another 24 hours.
          </p>
          <CopyField label="Signing secret" text={open.webhook.secret} />
          <div className="admin-actions">
            <Button onClick={close}>Done</Button>
          </div>
        </Dialog>
      ) : null}
      {open?.action === 'test' ? (
        <WebhookTestDialog webhook={open.webhook} onClose={close} />
      ) : null}
      {open?.action === 'log' ? <WebhookLog webhook={open.webhook} onClose={close} /> : null}
      {open?.action === 'rotate' ? (
        <NewSecretDialog webhook={open.webhook} onCreated={show} onClose={close} />
      ) : null}
      {open?.action === 'remove' ? (
        <ConfirmDialog
          title={`Remove ${open.webhook.description}?`}
          question={
            open.webhook.apiKey
              ? `It gets no more events. To keep its program from adding another one, revoke the API key ${open.webhook.apiKey.name}.`
              : 'It gets no more events, including those waiting to be delivered.'
          }
          confirm="Remove it"
          onConfirm={() => remove(open.webhook)}
          onClose={close}
        />
      ) : null}
    </Part>
  );
}
