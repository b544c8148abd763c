import { useState } from 'react';
import { failureText } from '#admin/failure-text.ts';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { useReportError } from '#admin/forms/use-report-error.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { LoadFailure } from '#admin/shell/load-failure.tsx';
import { Part } from '#admin/shell/part.tsx';
import { formatInstantDate } from '#admin/shell/timestamp.tsx';
import { useAnswer } from '#admin/use-answer.ts';
import { send } from '#client/send.ts';
import { useBusiness } from '#ui/business.tsx';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { CalendarAddress } from './calendar-address.tsx';

/** The calendar feed: create, replace and revoke its URL. */
export function CalendarPart() {
  const { timeZone } = useBusiness();
  const answer = useAnswer('GET /api/calendar-feed');
  const { data, mutate } = answer;
  const [url, setUrl] = useState<string>();
  const [confirming, setConfirming] = useState<'renew' | 'revoke'>();
  const [failure, setFailure] = useState<unknown>();
  const report = useReportError();

  async function create() {
    const created = await send('POST /api/calendar-feed');
    setUrl(created.url);
    await mutate({ feed: created.feed }, { revalidate: false });
    setConfirming(undefined);
  }

  async function revoke() {
    await send('DELETE /api/calendar-feed');
    setUrl(undefined);
    await mutate({ feed: null }, { revalidate: false });
    setConfirming(undefined);
    showToast({
      title: 'Address revoked',
      description: 'Calendars no longer get your bookings.',
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
      lead="Subscribe your calendar to a private address and see every appointment with its client, address and notes, always up to date."
    >
      <LoadFailure answer={answer} />
      <Alert>{failure ? failureText(failure) : null}</Alert>
      {feed && url ? <CalendarAddress url={url} /> : null}
      {feed && !url ? (
        <p>
          You created an address on{' '}
          <span>{formatInstantDate(new Date(feed.createdAt), timeZone)}</span>. It can’t be shown
          again; if you need it elsewhere, create a new one.
        </p>
      ) : null}
      {data ? (
        <div className="admin-actions">
          {feed ? (
            <>
              <Button onClick={() => setConfirming('renew')}>Create a new address</Button>
              <Button onClick={() => setConfirming('revoke')}>Revoke it</Button>
            </>
          ) : (
            <Button kind="primary" onClick={createFirst}>
              Create an address
            </Button>
          )}
        </div>
      ) : null}
      {confirming ? (
        <ConfirmDialog
          title={confirming === 'renew' ? 'Create a new address?' : 'Revoke the address?'}
          question={
            confirming === 'renew'
              ? 'The old address stops working right away. Subscribe with the new one on each of your devices.'
              : 'Calendars subscribed to it stop updating. The bookings themselves stay.'
          }
          confirm={confirming === 'renew' ? 'Create a new address' : 'Revoke it'}
          onConfirm={confirming === 'renew' ? create : revoke}
          onClose={() => setConfirming(undefined)}
        />
      ) : null}
    </Part>
  );
}
