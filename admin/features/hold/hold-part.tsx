import { useState } from 'react';
import { ConfirmDialog } from '#admin/forms/confirm-dialog.tsx';
import { countText } from '#admin/lists/count-text.ts';
import { ListFailure } from '#admin/lists/list-parts.tsx';
import { Button } from '#admin/shell/button.tsx';
import { heldCount, type ShownHold } from '#domain/hold/hold.ts';
import { causeText, heldText } from '#domain/hold/hold-text.ts';
import { messageKindDisplays } from '#domain/messages/message-kinds.ts';
import { thousands } from '#domain/quote/dollars.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { decideHold, type HoldDecision, useHold } from './use-hold.ts';
import './hold.css';
import { useBusiness } from '#ui/business.tsx';

interface HoldPartProps {
  /** Called once the held messages are sent or dropped. */
  onDecided: () => void;
}

/** What is held since a restore, and the owner's decision; usually nothing. */
export function HoldPart({ onDecided }: HoldPartProps) {
  const { timeZone } = useBusiness();
  const { data, error, isValidating, mutate } = useHold();
  const [asked, setAsked] = useState<HoldDecision>();
  const hold = data?.hold;
  if (!hold) {
    return error && !isValidating ? (
      <ListFailure what="What is held" failure={error} onRetry={() => void mutate()} />
    ) : null;
  }

  async function decide(decision: HoldDecision, decided: ShownHold) {
    await decideHold(decision, decided);
    setAsked(undefined);
    showToast(
      decision === 'release'
        ? { title: 'Released', description: `${heldText(decided)} will be sent.` }
        : { title: 'Dropped', description: 'What was held is listed under Sent as dropped.' },
    );
    await mutate();
    onDecided();
  }

  const canBeSent = !hold.isDropping && hold.expired < heldCount(hold);
  return (
    <section className="admin-card message-part" aria-labelledby="hold">
      <h2 className="admin-card-title" id="hold">
        {`Held since ${causeText(hold, timeZone)}`}
      </h2>
      <p className="message-lead">{leadText(hold)}</p>
      <ul className="hold-kinds">
        {hold.mails.map(({ kind, count }) => (
          <Count key={kind} label={messageKindDisplays[kind].label} count={count} />
        ))}
        <Count label="Webhooks" count={hold.webhooks} />
        <Count label="Notifications to your devices" count={hold.notifications} />
      </ul>
      {hold.expired > 0 ? (
        <p className="message-lead">
          {hold.expired === heldCount(hold)
            ? 'They are too old to be sent.'
            : `${countText(hold.expired, ['of them is', 'of them are'])} too old to be sent.`}
        </p>
      ) : null}
      <div className="admin-actions">
        {canBeSent ? <Button onClick={() => setAsked('release')}>Send them</Button> : null}
        <Button kind="danger" onClick={() => setAsked('drop')}>
          Drop them
        </Button>
      </div>
      {asked ? (
        <ConfirmDialog
          title={`${asked === 'release' ? 'Send' : 'Drop'} ${heldText(hold) || 'what was held'}?`}
          question={questions[asked]}
          confirm={asked === 'release' ? 'Send them' : 'Drop them'}
          onConfirm={() => decide(asked, hold)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </section>
  );
}

const questions: Readonly<Record<HoldDecision, string>> = {
  release:
    'They go out now. Clients who got one of these emails before get it again. This cannot be undone.',
  drop: 'They are never sent, and are listed as dropped. This cannot be undone.',
};

const leadText = ({ isDropping, cause }: ShownHold): string => {
  if (isDropping) return 'Dropping them was interrupted. Drop them again to finish.';
  return cause === 'restore'
    ? 'They were due at that moment, and may have been sent after the backup was made. None of them goes out until you decide. New messages go out as usual.'
    : 'They were due at that moment. None of them goes out until you decide. New messages go out as usual.';
};

const Count = ({ label, count }: { label: string; count: number }) =>
  count === 0 ? null : (
    <li>
      <span>{`${label}: `}</span>
      <strong>{thousands(count)}</strong>
    </li>
  );
