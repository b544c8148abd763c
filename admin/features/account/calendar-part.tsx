import { useState } from 'react';
import useSWR from 'swr';
import { ConfirmDialog } from '#admin/edits/confirm-dialog.tsx';
import { useReportFailure } from '#admin/edits/use-report-failure.ts';
import { failureText } from '#admin/failure-text.ts';
import { dayOf } from '#admin/leads/moment.ts';
import { showToast } from '#widgets/page/toasts/toast-store.ts';
import { makeFeed, readFeed, revokeFeed } from './account-calls.ts';
import { CalendarAddress } from './calendar-address.tsx';
import { Part } from './part.tsx';

/** The bookings in the calendar of the owner's phone. */
export function CalendarPart() {
  const { data, error, mutate } = useSWR('calendar-feed', readFeed);
  const [url, setUrl] = useState<string>();
  const [asking, setAsking] = useState<'renew' | 'revoke'>();
  const [failure, setFailure] = useState<unknown>();
  const report = useReportFailure();

  async function make() {
    const made = await makeFeed();
    setUrl(made.url);
    await mutate({ feed: made.feed }, { revalidate: false });
    setAsking(undefined);
  }

  async function revoke() {
    await revokeFeed();
    setUrl(undefined);
    await mutate({ feed: null }, { revalidate: false });
    setAsking(undefined);
    showToast({
      title: 'Address revoked',
      description: 'No calendar gets your bookings any more.',
    });
  }

  function makeFirst() {
    setFailure(undefined);
    make().catch((error: unknown) => {
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
      {error || failure ? (
        <p className="admin-alert" role="alert">
          {failureText(failure ?? error)}
        </p>
      ) : null}
      {url ? <CalendarAddress url={url} /> : null}
      {feed && !url ? (
        <p>
          There is an address since {dayOf(new Date(feed.createdAt))}. It was shown once and cannot
          be shown again; if you need it elsewhere, make a new one.
        </p>
      ) : null}
      {data ? (
        <div className="admin-actions">
          {feed ? (
            <>
              <button
                type="button"
                className="ui-button admin-quiet"
                onClick={() => setAsking('renew')}
              >
                Make a new address
              </button>
              <button
                type="button"
                className="ui-button admin-quiet"
                onClick={() => setAsking('revoke')}
              >
                Revoke it
              </button>
            </>
          ) : (
            <button type="button" className="ui-button admin-primary" onClick={makeFirst}>
              Make the address
            </button>
          )}
        </div>
      ) : null}
      {asking ? (
        <ConfirmDialog
          title={asking === 'renew' ? 'Make a new address?' : 'Revoke the address?'}
          question={
            asking === 'renew'
              ? 'The address of before stops at once: subscribe with the new one on each of your devices.'
              : 'Calendars that subscribe to it get nothing any more. The bookings themselves stay.'
          }
          confirm={asking === 'renew' ? 'Make a new address' : 'Revoke it'}
          onConfirm={asking === 'renew' ? make : revoke}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </Part>
  );
}
