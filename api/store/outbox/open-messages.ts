import { emailKey } from '#domain/leads/sender.ts';
import type { MessageRecord } from '#domain/messages/message-record.ts';
import { leadIdsOf, type PlannedMessage } from '#domain/messages/planned-message.ts';

/** What the first record of a message has in every state. */
const firstRecord = ({ id, kind, due, about }: PlannedMessage, now: Date) => ({
  id,
  revision: 1,
  createdAt: now.toISOString(),
  kind,
  leads: leadIdsOf(about),
  due: due.toISOString(),
  attempts: 0,
});

/** What is stored for `message` in place of `record` when it is claimed until `until`. */
export function claimedMessage(
  message: PlannedMessage,
  record: MessageRecord | undefined,
  { now, until }: { now: Date; until: Date },
): MessageRecord {
  const stored = record ?? firstRecord(message, now);
  const attempts = stored.attempts + 1;
  return { ...stored, attempts, state: 'sending', nextAt: until.toISOString() };
}

/** What is stored for `message` in place of `record` when it is dropped. */
export const droppedMessage = (
  message: PlannedMessage,
  record: MessageRecord | undefined,
  now: Date,
): MessageRecord => ({
  ...(record ?? firstRecord(message, now)),
  state: 'dropped',
  nextAt: undefined,
});

/** The client whom a request for a review would ask, as `emailKey` has the address; undefined for others. */
export const clientToAsk = ({ kind, about }: PlannedMessage): string | undefined =>
  kind === 'review_request' && 'booking' in about ? emailKey(about.booking.email) : undefined;

/**
 * `open` without requests for a review to a client who was asked by another message or is asked by one
 * before it. `asked`: clients by `emailKey`, with the message that asks them.
 */
export function askedOnce(
  open: readonly PlannedMessage[],
  asked: ReadonlyMap<string, string>,
): PlannedMessage[] {
  const asking = new Map(asked);
  return open.filter((message) => {
    const client = clientToAsk(message);
    if (client === undefined) return true;
    if (!asking.has(client)) asking.set(client, message.id);
    return asking.get(client) === message.id;
  });
}
