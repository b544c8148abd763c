import { useId } from 'react';
import { PasswordDialog } from '#admin/forms/password-dialog.tsx';
import { send } from '#client/send.ts';
import {
  type ApiScope,
  apiScopes,
  newApiKeySchema,
  type PresentedApiKey,
} from '#domain/api-keys/api-key.schema.ts';
import { errorsOf } from '#domain/validation/validate.ts';
import { TextField } from '#ui/form/field.tsx';
import { emptyForm } from '#ui/form/form-state.ts';

/** What a key with a scope may do. */
const scopeLabels: Readonly<Record<ApiScope, string>> = {
  read: 'Read bookings, contact requests and the dashboard’s figures',
  book: 'Book, move, cancel and complete appointments',
  webhooks:
    'Subscribe to events, which have clients’ names, addresses and phone numbers (Zapier, n8n)',
  backup: 'Download backups, which have every client’s name and address',
};

interface NewApiKeyDialogProps {
  onCreated: (created: { apiKey: PresentedApiKey; key: string }) => Promise<void>;
  onClose: () => void;
}

export const NewApiKeyDialog = ({ onCreated, onClose }: NewApiKeyDialogProps) => (
  <PasswordDialog
    title="New API key"
    hint="Asked again because a key works without you"
    action="Create key"
    validate={(texts) => errorsOf(newApiKeySchema, bodyOf(texts))}
    send={async (texts) => onCreated(await send('POST /api/api-keys', { json: bodyOf(texts) }))}
    onClose={onClose}
    fields={(errors) => (
      <>
        <TextField
          form={{ ...emptyForm, errors }}
          name="name"
          label="Name"
          hint="The program that uses it, for example Zapier"
          required
          autoComplete="off"
        />
        <Scopes error={errors['scopes']} />
      </>
    )}
  />
);

function Scopes({ error }: { error: string | undefined }) {
  const id = useId();
  return (
    <fieldset className="connections-scopes" aria-describedby={id}>
      <legend className="ui-label">What it can do</legend>
      {apiScopes.map((scope) => (
        <label className="ui-check" key={scope}>
          <input type="checkbox" name={scope} defaultChecked={scope === 'read'} />
          <span>{scopeLabels[scope]}</span>
        </label>
      ))}
      <p
        className="ui-message"
        id={id}
        role={error ? 'alert' : undefined}
        data-error={error ? '' : undefined}
      >
        {error ?? 'Keys never open settings, passwords or this screen'}
      </p>
    </fieldset>
  );
}

const bodyOf = ({ name = '', password = '', ...texts }: Record<string, string>) => ({
  name,
  password,
  scopes: apiScopes.filter((scope) => texts[scope] === 'on'),
});
