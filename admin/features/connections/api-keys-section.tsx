import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { Button } from '#admin/shell/button.tsx';
import { LoadFailure } from '#admin/shell/load-failure.tsx';
import { Part } from '#admin/shell/part.tsx';
import { formatInstant, formatInstantDate } from '#admin/shell/timestamp.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { send } from '#client/send.ts';
import {
  type ApiScope,
  MAX_API_KEYS,
  type PresentedApiKey,
} from '#domain/api-keys/api-key.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { NewApiKey } from './new-api-key.tsx';
import { NewApiKeyDialog } from './new-api-key-dialog.tsx';
import { useEnding } from './use-ending.ts';

const scopeVerbs: Readonly<Record<ApiScope, string>> = {
  read: 'read',
  book: 'book',
  webhooks: 'subscribe to events',
  backup: 'download backups',
};

/** The owner's API keys: create, see the last use, revoke. */
export function ApiKeysSection() {
  const { timeZone } = useBusiness();
  const answer = useAnswer('GET /api/api-keys');
  const { data, mutate } = answer;
  const { mutate: mutateOther } = useSWRConfig();
  const [created, setCreated] = useState<{ id: string; key: string }>();
  const [chosen, setChosen] = useState<'new' | PresentedApiKey>();
  const { ending, forget } = useEnding(data?.data);
  const open = chosen ?? ending;
  const close = () => {
    setChosen(undefined);
    forget();
  };

  async function revoke({ id, name }: PresentedApiKey) {
    await send('DELETE /api/api-keys/:id', { params: { id } });
    await mutate();
    // Its endpoints went with it.
    await Promise.all(['webhooks', 'connections/new', 'health'].map((key) => mutateOther(key)));
    if (created?.id === id) setCreated(undefined);
    close();
    showToast({ title: 'Key revoked', description: `${name} no longer has access.` });
  }

  const keys = data?.data;
  const isFull = keys !== undefined && keys.length >= MAX_API_KEYS;
  return (
    <Part
      title="API keys"
      lead="Let another program read, book, get events or back up here: Zapier, n8n, a script, an assistant. Give each its own key so you can revoke one without the others."
    >
      <LoadFailure answer={answer} />
      {created && open !== 'new' ? <NewApiKey value={created.key} /> : null}
      <ul className="admin-part-list" aria-busy={answer.isLoading} aria-label="API keys">
        {keys?.map((key) => (
          <li key={key.id}>
            <div>
              <p className="connections-name">
                <span>{`${key.name} `}</span>
                <code translate="no">{`${key.prefix}…`}</code>
              </p>
              <p className="connections-facts">
                <span>{`Can ${key.scopes.map((scope) => scopeVerbs[scope]).join(', ')}`}</span>
                <br />
                Created <span>{formatInstantDate(new Date(key.createdAt), timeZone)}</span> ·{' '}
                <span>
                  {key.lastUsedAt
                    ? `last used about ${formatInstant(key.lastUsedAt, timeZone)}`
                    : 'never used'}
                </span>
              </p>
            </div>
            <Button aria-label={`Revoke ${key.name}`} onClick={() => setChosen(key)}>
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      {keys?.length === 0 ? <p>No keys yet.</p> : null}
      {isFull ? (
        <p>
          You have {MAX_API_KEYS} keys, the most there can be. Revoke one before you create another.
        </p>
      ) : null}
      <div className="admin-actions">
        <Button kind="primary" disabled={!keys || isFull} onClick={() => setChosen('new')}>
          New key
        </Button>
      </div>
      {open === 'new' ? (
        <NewApiKeyDialog
          onCreated={async ({ apiKey, key }) => {
            setCreated({ id: apiKey.id, key });
            await Promise.all([mutate(), mutateOther('connections/new')]);
            close();
          }}
          onClose={close}
        />
      ) : null}
      {open && open !== 'new' ? (
        <ConfirmDialog
          title={`Revoke ${open.name}?`}
          question={`The program that uses this key loses access right away. Its bookings stay${open.scopes.includes('webhooks') ? '; the webhook endpoints that it added are removed' : ''}.`}
          confirm="Revoke it"
          onConfirm={() => revoke(open)}
          onClose={close}
        />
      ) : null}
    </Part>
  );
}
