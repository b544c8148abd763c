import { useId } from 'react';
import { formatInstant } from '#admin/shell/timestamp.tsx';
import type { Facts } from '#domain/business/facts.ts';
import { messageKindDisplays } from '#domain/messages/message-kinds.ts';
import type { HeldBy, ShownMessage } from '#domain/messages/presented-message.ts';
import { useBusiness } from '#ui/business.tsx';
import { FoldedMail } from './mail-text.tsx';
import { recipientLabels } from './message-labels.ts';

interface MessageItemProps {
  message: ShownMessage;
  /** Whether its text is unfolded from the start. */
  isOnly: boolean;
}

/** A message in its opened row: recipient, time, the server's answer, and its text. */
export function MessageItem({ message, isOnly }: MessageItemProps) {
  const { timeZone } = useBusiness();
  const id = useId();
  const { kind, client, state, answer, mail, erasedAt } = message;
  const { label, to } = messageKindDisplays[kind];
  const isComing = state === 'planned' || state === 'waiting';
  return (
    <article aria-labelledby={id}>
      <h4 className="message-kind-title" id={id}>
        <span>{label}</span>
        {to !== 'client' && client ? <span>{`: ${client}`}</span> : null}
      </h4>
      <p className="message-when">
        <span>{recipientLabels[to]}</span>
        <span>{mail ? `, ${mail.to}` : ''}</span> · <span>{whenText(message, timeZone)}</span>
      </p>
      {answer ? <p className="message-answer">{answer}</p> : null}
      {mail ? (
        <FoldedMail
          mail={mail}
          isOpen={isOnly}
          documentPath={isComing ? `/api/messages/planned/${message.id}/html` : undefined}
        />
      ) : (
        <p className="message-when">
          {erasedAt ? 'Its text was erased with the person.' : 'Its text is not stored.'}
        </p>
      )}
    </article>
  );
}

/** Why it waits although nothing failed. */
function heldText(kind: ShownMessage['kind'], held: HeldBy): string {
  if (held === 'restore') return 'held since the restore';
  if (held === 'migration') return 'held since the data was moved';
  return messageKindDisplays[kind].to === 'owner'
    ? 'waits: you hear of a booking’s moves once an hour'
    : 'waits: this person has had enough email for 24 hours';
}

function whenText(
  { kind, state, held, due, sentAt, nextAt, attempts }: ShownMessage,
  timeZone: Facts['timeZone'],
): string {
  if (state === 'sent' && sentAt) return `sent ${formatInstant(sentAt, timeZone)}`;
  if (state === 'planned') return `goes out ${formatInstant(due, timeZone)}`;
  if (state === 'refused') return `refused, due ${formatInstant(due, timeZone)}`;
  if (state === 'ended') return `not sent, was due ${formatInstant(due, timeZone)}`;
  if (state === 'dropped') return `dropped, was due ${formatInstant(due, timeZone)}`;
  if (held) return `${heldText(kind, held)}, due ${formatInstant(due, timeZone)}`;
  if (nextAt) {
    return `tried ${attempts === 1 ? 'once' : `${attempts} times`}, next try ${formatInstant(nextAt, timeZone)}`;
  }
  return `due ${formatInstant(due, timeZone)}`;
}
