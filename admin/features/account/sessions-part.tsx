import { useState } from 'react';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { Button } from '#admin/shell/button.tsx';
import { Part } from '#admin/shell/part.tsx';
import { formatInstant } from '#admin/shell/timestamp.tsx';
import { send } from '#client/send.ts';
import { sessionLifetime } from '#domain/owner/session-lifetime.ts';
import { useBusiness } from '#ui/business.tsx';
import type { Elements } from '#ui/elements.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { type EndedAccess, endOtherSessions, type OwnerSession } from './account-calls.ts';
import { endedText } from './ended-text.ts';
import { type BesideSessions, KeepAccess } from './keep-access.tsx';

interface SessionsPartProps {
  sessions: readonly OwnerSession[] | undefined;
  /** Why they could not be loaded. */
  failure?: Elements;
  held: BesideSessions;
  onChanged: () => Promise<unknown>;
}

/** The owner's sessions, with buttons to end the others. */
export function SessionsPart(props: SessionsPartProps) {
  const { timeZone } = useBusiness();
  const { sessions, failure, held, onChanged } = props;
  const [ending, setEnding] = useState<OwnerSession | 'others'>();
  const [kept, setKept] = useState(nothing);
  const others = sessions?.filter(({ current }) => !current) ?? [];

  async function end() {
    const ended = ending === 'others' ? await endOtherSessions(kept) : await endOne(ending);
    await onChanged();
    close();
    showToast({
      title: 'Logged out',
      description: endedText('Anyone there needs the password now.', ended),
    });
  }

  function close() {
    setEnding(undefined);
    setKept(nothing);
  }

  return (
    <Part
      title="Where you are logged in"
      lead={`Lost a phone? Log it out here, then change the password. Devices not used for ${sessionLifetime.idleDays} days are logged out automatically.`}
    >
      {failure}
      <ul className="admin-part-list">
        {sessions?.map((session) => (
          <li key={session.id}>
            <div>
              <p className="account-device">
                <span>{deviceName(session)}</span>
                {session.current ? <span className="admin-chip">This device</span> : null}
                {session.notified ? <span className="admin-chip">Gets notifications</span> : null}
              </p>
              <p className="account-when">
                <span>{`Logged in ${formatInstant(session.createdAt, timeZone)}`}</span>
                <br />
                Last used{' '}
                <span>
                  {session.current ? 'now' : `about ${formatInstant(session.lastUsedAt, timeZone)}`}
                </span>
              </p>
            </div>
            {session.current ? null : (
              <Button
                aria-label={`Log out ${deviceName(session)}, logged in ${formatInstant(session.createdAt, timeZone)}`}
                onClick={() => setEnding(session)}
              >
                Log out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <Button onClick={() => setEnding('others')}>Log out all others</Button>
      ) : null}
      {ending ? (
        <ConfirmDialog
          title={ending === 'others' ? 'Log out all others?' : `Log out ${deviceName(ending)}?`}
          question="Anyone there needs the password to get back in. Unsaved changes there may be lost."
          confirm="Log out"
          onConfirm={end}
          onClose={close}
        >
          {ending === 'others' ? (
            <KeepAccess held={held} onChange={(ticked) => setKept({ ...kept, ...ticked })} />
          ) : null}
        </ConfirmDialog>
      ) : null}
    </Part>
  );
}

const nothing: BesideSessions = { calendarFeed: false, apiKeys: false, webhooks: false };

async function endOne(session: OwnerSession | undefined): Promise<EndedAccess> {
  if (session) await send('DELETE /api/sessions/:id', { params: { id: session.id } });
  return { calendarFeedRevoked: false, apiKeysRevoked: false, webhooksPaused: false };
}

const deviceName = ({ device }: OwnerSession) => device ?? 'Unknown device';
