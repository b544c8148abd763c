import { useState } from 'react';
import useSWR from 'swr';
import { failureText } from '#admin/failure-text.ts';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { Part } from '#admin/shell/part.tsx';
import { formatInstantDate } from '#admin/shell/timestamp.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { createFeed, fetchFeed, revokeFeed } from './account-calls.ts';
import { CalendarAddress } from './calendar-address.tsx';

/** The calendar feed: create, replace and revoke its URL. */
export function CalendarPart() {
  const { data, error, mutate } = useSWR('calendar-feed', fetchFeed);
  const [url, setUrl] = useState<string>();
  const [confirming, setConfirming] = useState<'renew' | 'revoke'>();
  const [failure, setFailure] = useState<unknown>();
  const report = useReportError();

  async function create() {
    const created = await createFeed();
    setUrl(created.url);
    await mutate({ feed: created.feed }, { revalidate: false });
    setConfirming(undefined);
  }

  async function revoke() {
    await revokeFeed();
    setUrl(undefined);
    await mutate({ feed: null }, { revalidate: false });
    setConfirming(undefined);
    showToast({
      title: 'Address revoked',
      description: 'No calendar gets your bookings any more.',
    });
  }

  function createFirst() {
    setFailure(undefined);
    create().catch((error: unknown) => {
      report(error);
      setFailure(error);
    });
  }

  const feed = data?.feed;
  return (
    <Part
      title="Bookings in your phone’s calendar"
      lead="A private address that your calendar subscribes to: every appointment with client, address and notes, kept up to date."
    >
      <Alert>{error || failure ? failureText(failure ?? error) : null}</Alert>
      {feed && url ? <CalendarAddress url={url} /> : null}
      {feed && !url ? (
        <p>
          There is an address since {formatInstantDate(new Date(feed.createdAt))}. It was shown once
          and cannot be shown again; if you need it elsewhere, make a new one.
        </p>
      ) : null}
      {data ? (
        <div className="admin-actions">
          {feed ? (
            <>
              <Button onClick={() => setConfirming('renew')}>Make a new address</Button>
              <Button onClick={() => setConfirming('revoke')}>Revoke it</Button>
            </>
          ) : (
            <Button kind="primary" onClick={createFirst}>
              Make the address
            </Button>
          )}
        </div>
      ) : null}
      {confirming ? (
        <ConfirmDialog
          title={confirming === 'renew' ? 'Make a new address?' : 'Revoke the address?'}
          question={
            confirming === 'renew'
              ? 'The address of before stops at once: subscribe with the new one on each of your devices.'
              : 'Calendars that subscribe to it get nothing any more. The bookings themselves stay.'
          }
          confirm={confirming === 'renew' ? 'Make a new address' : 'Revoke it'}
          onConfirm={confirming === 'renew' ? create : revoke}
          onClose={() => setConfirming(undefined)}
        />
      ) : null}
    </Part>
  );
}
