import { useState } from 'react';
import { ConfirmDialog } from '#admin/edits/confirm-dialog.tsx';
import { failureText } from '#admin/failure-text.ts';
import { dayOf, timeOf } from '#admin/leads/moment.ts';
import { showToast } from '#widgets/page/toasts/toast-store.ts';
import { endOtherSessions, endSession, type SignedIn } from './account-calls.ts';
import { Part } from './part.tsx';

interface SessionsPartProps {
  sessions: readonly SignedIn[] | undefined;
  failure: unknown;
  onChanged: () => Promise<unknown>;
}

/** Where the owner is signed in. */
export function SessionsPart({ sessions, failure, onChanged }: SessionsPartProps) {
  const [ending, setEnding] = useState<SignedIn | 'others'>();
  const others = sessions?.filter(({ current }) => !current) ?? [];

  async function end() {
    if (ending === 'others') await endOtherSessions();
    else if (ending) await endSession(ending.id);
    await onChanged();
    setEnding(undefined);
    showToast({ title: 'Logged out', description: 'Whoever is there needs the password now.' });
  }

  return (
    <Part
      title="Where you are logged in"
      lead="A phone that you have lost? Log it out here, then change the password."
    >
      {failure ? (
        <p className="admin-alert" role="alert">
          {failureText(failure)}
        </p>
      ) : null}
      <ul className="account-sessions" aria-busy={!sessions}>
        {sessions?.map((session) => (
          <li key={session.id}>
            <div>
              <p className="account-device">
                {deviceName(session)}
                {session.current ? <span className="admin-chip">This one</span> : null}
              </p>
              <p className="account-when">
                Logged in {momentText(session.createdAt)}
                <br />
                Last used {session.current ? 'now' : `about ${momentText(session.lastUsedAt)}`}
              </p>
            </div>
            {session.current ? null : (
              <button
                type="button"
                className="ui-button admin-quiet"
                aria-label={`Log out ${deviceName(session)}, logged in ${momentText(session.createdAt)}`}
                onClick={() => setEnding(session)}
              >
                Log out
              </button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 ? (
        <button type="button" className="ui-button admin-quiet" onClick={() => setEnding('others')}>
          Log out all others
        </button>
      ) : null}
      {ending ? (
        <ConfirmDialog
          title={ending === 'others' ? 'Log out all others?' : `Log out ${deviceName(ending)}?`}
          question="Whoever is there needs the password to get in again. What was typed there and not saved may be lost."
          confirm="Log out"
          onConfirm={end}
          onClose={() => setEnding(undefined)}
        />
      ) : null}
    </Part>
  );
}

const deviceName = ({ device }: SignedIn) => device ?? 'Unknown device';

function momentText(instant: string): string {
  const moment = new Date(instant);
  return `${dayOf(moment)}, ${timeOf(moment)}`;
}
