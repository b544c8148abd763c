import { useState } from 'react';
import useSWR from 'swr';
import { failureText } from '#admin/failure-text.ts';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { CopyField } from '#admin/forms/copy-field.tsx';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { Part } from '#admin/shell/part.tsx';
import {
  MAX_WEBHOOKS,
  type ShownWebhook,
  type WebhookWithSecret,
} from '#domain/webhooks/webhook.schema.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { fetchWebhooks, removeWebhook, rotateSecret } from './webhook-calls.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { type WebhookAction, WebhookItem } from './webhook-item.tsx';
import { WebhookLog } from './webhook-log.tsx';

type OpenDialog = { action: 'add' } | { action: WebhookAction; webhook: ShownWebhook };

/** The endpoints of other programs that hear of requests and bookings. */
export function WebhooksSection() {
  const { data, error, mutate } = useSWR('webhooks', fetchWebhooks);
  const [fresh, setFresh] = useState<WebhookWithSecret>();
  const [open, setOpen] = useState<OpenDialog>();
  const close = () => setOpen(undefined);
  const webhooks = data?.data;
  const isFull = webhooks !== undefined && webhooks.length >= MAX_WEBHOOKS;

  async function show(changed: ShownWebhook | WebhookWithSecret) {
    if ('secret' in changed) setFresh(changed);
    await mutate();
    close();
  }

  async function remove(webhook: ShownWebhook) {
    await removeWebhook(webhook);
    await mutate();
    if (fresh?.id === webhook.id) setFresh(undefined);
    close();
    showToast({ title: 'Endpoint removed', description: `${webhook.description} hears no more.` });
  }

  return (
    <Part
      title="Webhooks"
      lead="Another program hears of each request and booking within seconds: your calendar, your report software, a table. What cannot be delivered is tried again for three days."
    >
      <Alert>{error ? failureText(error) : null}</Alert>
      {fresh ? (
        <div className="admin-part-once connections-new-key">
          <p className="admin-panel-title">
            Copy the secret of {fresh.description} now: it is shown only this once.
          </p>
          <CopyField label="Signing secret" text={fresh.secret} />
          <p>
            With it the other program checks that an event comes from here. A secret before it is
            valid for another 24 hours.
          </p>
        </div>
      ) : null}
      <ul className="connections-list" aria-busy={!webhooks} aria-label="Webhook endpoints">
        {webhooks?.map((webhook) => (
          <WebhookItem
            key={webhook.id}
            webhook={webhook}
            onChanged={mutate}
            onOpen={(action) => setOpen({ action, webhook })}
          />
        ))}
      </ul>
      {webhooks?.length === 0 ? <p>No program hears of anything yet.</p> : null}
      {isFull ? <p>{MAX_WEBHOOKS} endpoints are all there can be.</p> : null}
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
      {open?.action === 'log' ? <WebhookLog webhook={open.webhook} onClose={close} /> : null}
      {open?.action === 'rotate' ? (
        <ConfirmDialog
          title={`A new secret for ${open.webhook.description}?`}
          question="It is shown once. Events are signed with both for 24 hours; by then the other program needs the new one."
          confirm="Make a new secret"
          onConfirm={async () => show(await rotateSecret(open.webhook))}
          onClose={close}
        />
      ) : null}
      {open?.action === 'remove' ? (
        <ConfirmDialog
          title={`Remove ${open.webhook.description}?`}
          question="It gets no more events, also none that wait to be delivered."
          confirm="Remove it"
          onConfirm={() => remove(open.webhook)}
          onClose={close}
        />
      ) : null}
    </Part>
  );
}
