import { useId } from 'react';
import { formatInstant } from '#admin/shell/timestamp.tsx';
import { messageKindDisplays } from '#domain/messages/message-kinds.ts';
import type { ShownMessage, ShownMessageState } from '#domain/messages/presented-message.ts';
import { FoldedMail } from './mail-text.tsx';
import { recipientLabels } from './message-labels.ts';

const stateLabels: Readonly<Record<ShownMessageState, string>> = {
  planned: 'Planned',
  waiting: 'Waiting',
  sent: 'Sent',
  refused: 'Refused',
  ended: 'Not sent',
};

/** A message with its state, the server's words, and its text to unfold. */
export function MessageCard({ message }: { message: ShownMessage }) {
  const id = useId();
  const { kind, state, answer, mail, erasedAt } = message;
  const display = messageKindDisplays[kind];
  const isComing = state === 'planned' || state === 'waiting';
  return (
    <article className="admin-card" aria-labelledby={id}>
      <header className="message-head">
        <h2 className="admin-card-title" id={id}>
          {display.label}
        </h2>
        <p className="admin-chips">
          <span className="admin-chip" data-kind={state === 'refused' ? 'warning' : 'status'}>
            {stateLabels[state]}
          </span>
        </p>
      </header>
      <p className="message-when">
        {recipientLabels[display.to]}
        {mail ? `, ${mail.to}` : ''} · {whenText(message)}
      </p>
      {answer ? <p className="message-answer">{answer}</p> : null}
      {mail ? (
        <FoldedMail
          mail={mail}
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

function whenText({ state, due, sentAt, nextAt, attempts }: ShownMessage): string {
  if (state === 'sent' && sentAt) return `sent ${formatInstant(sentAt)}`;
  if (state === 'planned') return `goes out ${formatInstant(due)}`;
  if (state === 'waiting' && nextAt) {
    return `tried ${attempts === 1 ? 'once' : `${attempts} times`}, again ${formatInstant(nextAt)}`;
  }
  return `due ${formatInstant(due)}`;
}
