import { PasswordInput, UsernameInput } from '#admin/forms/password-input.tsx';
import { usePasswordForm } from '#admin/forms/use-password-form.ts';
import { Button } from '#admin/shell/button.tsx';
import { validate } from '#domain/validation/validate.ts';
import {
  type ShownWebhook,
  type WebhookWithSecret,
  webhookRotationSchema,
} from '#domain/webhooks/webhook.schema.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { rotateSecret } from './webhook-calls.ts';

interface NewSecretDialogProps {
  webhook: ShownWebhook;
  onCreated: (webhook: WebhookWithSecret) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before an endpoint gets a new secret. */
export function NewSecretDialog({ webhook, onCreated, onClose }: NewSecretDialogProps) {
  const { revision, description } = webhook;
  const { pending, errors, props } = usePasswordForm({
    passwordField: 'password',
    validate({ password }) {
      const result = validate(webhookRotationSchema, { revision, password });
      return result.ok ? [] : result.errors;
    },
    send: async ({ password = '' }) => onCreated(await rotateSecret(webhook, password)),
  });
  const title = `Create a new secret for ${description}?`;
  return (
    <Dialog title={title} onClose={onClose}>
      <p>
        It is shown only once. Events are signed with both secrets for 24 hours; after that, the
        other program needs the new one.
      </p>
      <form {...props} aria-label={title}>
        <UsernameInput />
        <PasswordInput
          name="password"
          label="Your password"
          autoComplete="current-password"
          hint="Asked again because the secret proves that an event is yours"
          error={errors['password']}
        />
        <div className="admin-actions">
          <Button type="submit" kind="primary" busy={pending}>
            {pending ? 'Creating…' : 'Create a new secret'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
