import { useId } from 'react';
import { FoldingPart } from '#admin/shell/folding-part.tsx';
import type { ShownMessage, ShownMessageState } from '#domain/messages/presented-message.ts';
import { useBusiness } from '#ui/business.tsx';
import { groupMessages, kindsText, type MessageDay, type MessageGroup } from './group-messages.ts';
import { MessageItem } from './message-item.tsx';

/** Messages by day, with a row for each recipient. */
export function MessageGroups({ messages }: { messages: readonly ShownMessage[] }) {
  const { timeZone } = useBusiness();
  return groupMessages(messages, new Date(), timeZone).map((day) => (
    <Day key={day.title} day={day} />
  ));
}

function Day({ day: { title, groups } }: { day: MessageDay }) {
  const id = useId();
  return (
    <section className="message-day" aria-labelledby={id} tabIndex={-1}>
      <h2 className="message-day-title" id={id}>
        {title}
      </h2>
      <ol className="admin-folds">
        {groups.map((group) => (
          <li key={group.id}>
            <Row group={group} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Row({ group }: { group: MessageGroup }) {
  const { id, recipient, when, messages } = group;
  return (
    <FoldingPart
      name={id}
      level={3}
      title={recipient}
      mark={<StateMark group={group} />}
      state={`${when} · ${kindsText(messages)}`}
    >
      <ol className="message-items">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageItem message={message} isOnly={messages.length === 1} />
          </li>
        ))}
      </ol>
    </FoldingPart>
  );
}

/** Nothing for messages that are sent as planned. */
function StateMark({ group: { hasFailed, messages } }: { group: MessageGroup }) {
  const has = (state: ShownMessageState) => messages.some((message) => message.state === state);
  if (hasFailed) {
    return (
      <span className="admin-chip" data-kind="warning">
        {has('refused') ? 'Refused' : 'Failed'}
      </span>
    );
  }
  if (!has('ended') && !has('dropped')) return null;
  return (
    <span className="admin-chip" data-kind="status">
      {has('ended') ? 'Not sent' : 'Dropped'}
    </span>
  );
}
