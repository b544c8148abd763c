import { useState } from 'react';
import { useAgendaCopy } from '#admin/offline/use-agenda-copy.ts';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { LoadFailure } from '#admin/shell/load-failure.tsx';
import { Part } from '#admin/shell/part.tsx';
import { formatInstantSince } from '#admin/shell/timestamp.tsx';
import { useBusiness } from '#ui/business.tsx';
import { canNotify } from './browser-push.ts';
import { InstallApp } from './install-app.tsx';
import { usePush } from './use-push.ts';

/** Notifications, the offline agenda and installation on the current device. */
export function DevicePart({ onChanged }: { onChanged: () => Promise<unknown> }) {
  return (
    <Part
      title="This device"
      lead="The admin is an app: add it to your home screen to see the agenda offline and get notified when something comes in."
    >
      <InstallApp />
      <h3 className="account-how">Notifications</h3>
      {canNotify() ? <Notifications onChanged={onChanged} /> : <NoNotifications />}
      <h3 className="account-how">Offline</h3>
      <OfflineAgenda />
    </Part>
  );
}

function Notifications({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const { subscription, answer, busy, failure, turnOn, turnOff, test } = usePush(onChanged);
  const [showsAddress, setShowsAddress] = useState(true);
  const shown = subscription?.showsAddress ?? showsAddress;
  return (
    <>
      <LoadFailure answer={answer} />
      <Alert>{failure}</Alert>
      <p>
        {subscription
          ? 'You get notified here of new requests and bookings, of what clients move or cancel, of callbacks that are due, and when no email can be sent.'
          : 'Get notified here of new requests and bookings, of what clients move or cancel, of callbacks that are due, and when no email can be sent. Logging out turns this off.'}
      </p>
      <label className="ui-check">
        <input
          type="checkbox"
          checked={shown}
          disabled={!answer.data || busy}
          onChange={({ target }) => {
            setShowsAddress(target.checked);
            if (subscription) turnOn(target.checked);
          }}
        />
        <span>Show day, time and address, even on a locked screen</span>
      </label>
      <div className="admin-actions">
        {subscription ? (
          <>
            <Button busy={busy} onClick={test}>
              Send a test
            </Button>
            <Button busy={busy} onClick={turnOff}>
              Turn off notifications
            </Button>
          </>
        ) : (
          <Button
            kind="primary"
            busy={busy || answer.isLoading}
            disabled={!answer.data}
            onClick={() => turnOn(showsAddress)}
          >
            Turn on notifications
          </Button>
        )}
      </div>
    </>
  );
}

const NoNotifications = () => (
  <p>
    This browser can’t get notifications. On an iPhone or iPad (iOS 16.4 or later), add the admin to
    the Home Screen and open it from there.
  </p>
);

function OfflineAgenda() {
  const { timeZone } = useBusiness();
  const { data: copy } = useAgendaCopy();
  if (copy === undefined) return null;
  return (
    <p>
      {copy
        ? `The agenda for the next two weeks is saved here, as of ${formatInstantSince(new Date(copy.readAt), new Date(), timeZone)}. Logging out deletes it.`
        : 'This browser doesn’t let the admin save anything, so there is no agenda offline.'}
    </p>
  );
}
