import { emailKey } from '#domain/leads/sender.ts';
import type { MessageRecord } from '#domain/messages/message-record.ts';
import { leadIdsOf, type PlannedMessage } from '#domain/messages/planned-message.ts';

/** The record of `message`, of which `record` is stored, once it is claimed until `until`. */
export const claimedMessage = (
  { id, kind, due, about }: PlannedMessage,
  record: MessageRecord | undefined,
  { now, until }: { now: Date; until: Date },
): MessageRecord => ({
  ...(record ?? {
    id,
    revision: 1,
    createdAt: now.toISOString(),
    kind,
    leads: leadIdsOf(about),
    due: due.toISOString(),
  }),
  attempts: (record?.attempts ?? 0) + 1,
  state: 'sending',
  nextAt: until.toISOString(),
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
