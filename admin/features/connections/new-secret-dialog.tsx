import { PasswordDialog } from '#admin/forms/password-dialog.tsx';
import { errorsOf } from '#domain/validation/validate.ts';
import {
  type ShownWebhook,
  type WebhookWithSecret,
  webhookRotationSchema,
} from '#domain/webhooks/webhook.schema.ts';
import { rotateSecret } from './webhook-calls.ts';

interface NewSecretDialogProps {
  webhook: ShownWebhook;
  onCreated: (webhook: WebhookWithSecret) => Promise<void>;
  onClose: () => void;
}

export const NewSecretDialog = ({ webhook, onCreated, onClose }: NewSecretDialogProps) => (
  <PasswordDialog
    title={`Create a new secret for ${webhook.description}?`}
    hint="Asked again because the secret proves that an event is yours"
    action="Create a new secret"
    validate={({ password }) =>
      errorsOf(webhookRotationSchema, { revision: webhook.revision, password })
    }
    send={async ({ password = '' }) => onCreated(await rotateSecret(webhook, password))}
    onClose={onClose}
  >
    <p>
      It is shown only once. Events are signed with both secrets for 24 hours; after that, the other
      program needs the new one.
    </p>
  </PasswordDialog>
);
