import { useId } from 'react';
import { PasswordInput, UsernameInput } from '#admin/forms/password-input.tsx';
import { usePasswordForm } from '#admin/forms/use-password-form.ts';
import { Button } from '#admin/shell/button.tsx';
import {
  type ApiScope,
  apiScopes,
  newApiKeySchema,
  type PresentedApiKey,
} from '#domain/api-keys/api-key.schema.ts';
import { validate } from '#domain/validation/validate.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextField } from '#ui/form/field.tsx';
import { emptyForm } from '#ui/form/form-state.ts';
import { createApiKey } from './api-key-calls.ts';

/** What a key with a scope may do. */
const scopeLabels: Readonly<Record<ApiScope, string>> = {
  read: 'Read bookings, contact requests and the dashboard’s figures',
  book: 'Book, move, cancel and complete appointments',
  backup: 'Download backups, which have every client’s name and address',
};

interface NewApiKeyDialogProps {
  onCreated: (created: { apiKey: PresentedApiKey; key: string }) => Promise<void>;
  onClose: () => void;
}

/** Asks for name, scopes and the password of a new key. */
export function NewApiKeyDialog({ onCreated, onClose }: NewApiKeyDialogProps) {
  const id = useId();
  const { pending, errors, props } = usePasswordForm({
    passwordField: 'password',
    validate(texts) {
      const result = validate(newApiKeySchema, bodyOf(texts));
      return result.ok ? [] : result.errors;
    },
    send: async (texts) => onCreated(await createApiKey(bodyOf(texts))),
  });

  return (
    <Dialog title="New API key" onClose={onClose}>
      <form {...props} aria-label="New API key">
        <TextField
          form={{ ...emptyForm, errors }}
          name="name"
          label="Name"
          hint="The program that uses it, for example Zapier"
          required
          autoComplete="off"
        />
        <fieldset className="connections-scopes" aria-describedby={`${id}-scopes`}>
          <legend className="ui-label">What it can do</legend>
          {apiScopes.map((scope) => (
            <label className="ui-check" key={scope}>
              <input type="checkbox" name={scope} defaultChecked={scope === 'read'} />
              <span>{scopeLabels[scope]}</span>
            </label>
          ))}
          <p
            className="ui-message"
            id={`${id}-scopes`}
            role={errors['scopes'] ? 'alert' : undefined}
            data-error={errors['scopes'] ? '' : undefined}
          >
            {errors['scopes'] ?? 'Keys never open settings, passwords or this screen'}
          </p>
        </fieldset>
        <UsernameInput />
        <PasswordInput
          name="password"
          label="Your password"
          autoComplete="current-password"
          hint="Asked again because a key works without you"
          error={errors['password']}
        />
        <div className="admin-actions">
          <Button type="submit" kind="primary" busy={pending}>
            {pending ? 'Creating…' : 'Create key'}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}

const bodyOf = ({ name = '', password = '', ...texts }: Record<string, string>) => ({
  name,
  password,
  scopes: apiScopes.filter((scope) => texts[scope] === 'on'),
});
