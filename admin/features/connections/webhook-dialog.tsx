import { PartnerField } from '#admin/features/bookings/by-hand/partner-field.tsx';
import { EditForm } from '#admin/forms/edit-form.tsx';
import { CurrentPassword } from '#admin/forms/password-input.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { Button } from '#admin/shell/button.tsx';
import { webhookEventTypes } from '#domain/events/lead-event.ts';
import type { ShownWebhook, WebhookWithSecret } from '#domain/webhooks/webhook.schema.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CheckField, TextField } from '#ui/form/field.tsx';
import { addWebhook, changeWebhook, webhookValues } from './webhook-calls.ts';
import { eventLabels } from './webhook-labels.ts';

interface WebhookDialogProps {
  /** Undefined for a new endpoint. */
  webhook: ShownWebhook | undefined;
  /** A new endpoint comes with its secret. */
  onSaved: (webhook: ShownWebhook | WebhookWithSecret) => void;
  onClose: () => void;
}

/** Adds an endpoint or changes one. No draft, because an address may contain a token. */
export function WebhookDialog({ webhook, onSaved, onClose }: WebhookDialogProps) {
  const form = useEditForm<ShownWebhook | WebhookWithSecret>({
    start: webhookValues(webhook ?? { types: [...webhookEventTypes] }),
    revision: webhook?.revision,
    send: (values, revision) =>
      webhook ? changeWebhook(webhook, values, revision) : addWebhook(values),
    onSaved,
    passwordField: 'password',
  });
  const { state } = form;
  const needsPassword = state.values['url'] !== webhook?.url;
  const field = { form: state, autoComplete: 'off', required: true };
  return (
    <Dialog title={webhook ? 'Edit the endpoint' : 'Add an endpoint'} onClose={onClose}>
      <EditForm
        form={form}
        label="Endpoint"
        labels={{ description: 'Name', url: 'Address', partner: 'Partner', ...eventLabels }}
        valuesOf={webhookValues}
        save={webhook ? 'Save endpoint' : 'Add endpoint'}
        cancel={<Button onClick={onClose}>Cancel</Button>}
      >
        <div className="ui-wide">
          <TextField
            {...field}
            name="description"
            label="Name"
            hint="Where the events go, for example Zapier"
          />
          <TextField
            {...field}
            name="url"
            label="Address"
            hint="The public https address that the other program gave you"
            inputMode="url"
          />
          <PartnerField
            form={state}
            placeholder="All clients"
            hint="Choose one to send the events of that partner’s clients alone"
          />
          <fieldset className="connections-scopes">
            <legend className="ui-label">Events</legend>
            {webhookEventTypes.map((type) => (
              <CheckField key={type} form={state} name={type} label={eventLabels[type]} />
            ))}
            <p
              className="ui-message"
              role={state.errors['types'] ? 'alert' : undefined}
              data-error={state.errors['types'] ? '' : undefined}
            >
              {state.errors['types'] ?? 'They include clients’ names, addresses and phone numbers'}
            </p>
          </fieldset>
          {needsPassword ? (
            <CurrentPassword
              hint="Asked again because your clients’ details go to this address"
              error={state.errors['password']}
            />
          ) : null}
        </div>
      </EditForm>
    </Dialog>
  );
}
