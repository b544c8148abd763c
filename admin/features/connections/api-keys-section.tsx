import { useState } from 'react';
import useSWR from 'swr';
import { failureText } from '#admin/failure-text.ts';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { CopyField } from '#admin/forms/copy-field.tsx';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { Part } from '#admin/shell/part.tsx';
import { formatInstant, formatInstantDate } from '#admin/shell/timestamp.tsx';
import { MAX_API_KEYS, type PresentedApiKey } from '#domain/api-keys/api-key.schema.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { fetchApiKeys, revokeApiKey } from './api-key-calls.ts';
import { NewApiKeyDialog } from './new-api-key-dialog.tsx';
import { scopeLabels } from './scope-labels.ts';

/** The owner's API keys: create one, see when each was used last, revoke it. */
export function ApiKeysSection() {
  const { data, error, mutate } = useSWR('api-keys', fetchApiKeys);
  const [created, setCreated] = useState<{ id: string; key: string }>();
  const [open, setOpen] = useState<'new' | PresentedApiKey>();
  const close = () => setOpen(undefined);

  async function revoke({ id, name }: PresentedApiKey) {
    await revokeApiKey(id);
    await mutate();
    if (created?.id === id) setCreated(undefined);
    close();
    showToast({ title: 'Key revoked', description: `${name} is refused from now on.` });
  }

  const keys = data?.data;
  const isFull = keys !== undefined && keys.length >= MAX_API_KEYS;
  return (
    <Part
      title="API keys"
      lead="For a program of yours that reads or books here: Zapier, n8n, a script, an assistant. Give each a key of its own, so that you can revoke one without the others."
    >
      <Alert>{error ? failureText(error) : null}</Alert>
      {created ? (
        <div className="admin-part-once connections-new-key">
          <p className="admin-panel-title">Copy the key now: it is shown only this once.</p>
          <CopyField label="New API key" text={created.key} />
          <p>Keep it like a password: in the program’s settings, never in a page or an address.</p>
        </div>
      ) : null}
      <ul className="connections-list" aria-busy={!keys} aria-label="API keys">
        {keys?.map((key) => (
          <li key={key.id}>
            <div>
              <p className="connections-name">
                {key.name} <code>{key.prefix}…</code>
              </p>
              <p className="connections-facts">
                {key.scopes.map((scope) => scopeLabels[scope].short).join(', ')}
                <br />
                Created {formatInstantDate(new Date(key.createdAt))} ·{' '}
                {key.lastUsedAt ? `last used about ${formatInstant(key.lastUsedAt)}` : 'never used'}
              </p>
            </div>
            <Button aria-label={`Revoke ${key.name}`} onClick={() => setOpen(key)}>
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      {keys?.length === 0 ? <p>No program has a key.</p> : null}
      {isFull ? (
        <p>{MAX_API_KEYS} keys are all there can be: revoke one before you make another.</p>
      ) : null}
      <div className="admin-actions">
        <Button kind="primary" disabled={!keys || isFull} onClick={() => setOpen('new')}>
          New key
        </Button>
      </div>
      {open === 'new' ? (
        <NewApiKeyDialog
          onCreated={async ({ apiKey, key }) => {
            setCreated({ id: apiKey.id, key });
            await mutate();
            close();
          }}
          onClose={close}
        />
      ) : null}
      {open && open !== 'new' ? (
        <ConfirmDialog
          title={`Revoke ${open.name}?`}
          question="The program that uses this key is refused at once. What it has booked stays."
          confirm="Revoke it"
          onConfirm={() => revoke(open)}
          onClose={close}
        />
      ) : null}
    </Part>
  );
}
