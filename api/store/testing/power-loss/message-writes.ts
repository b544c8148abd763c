import { addMilliseconds } from 'date-fns/addMilliseconds';
import type { Outbox } from '#api/store/resources/outbox.ts';
import type { Store } from '#api/store/store.ts';
import type { MessageRecord, SendOutcome } from '#domain/messages/message-record.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import { textOf } from './contents.ts';
import type { DurabilityLedger } from './durability-ledger.ts';
import type { Random } from './random.ts';

/** Messages that are due later than this one, and no others, are sent. */
export const MESSAGES_SINCE = new Date('2026-11-20T15:00:00.001Z');
/** Messages of one claim. */
const LIMIT = 3;

interface MessageWrites {
  ledger: DurabilityLedger;
  random: Random;
  /** Nothing that is still being written causes a message that is due by then. */
  now: Date;
}

/** The first step of each start; only the first one has an effect. */
export async function beginMessages(
  { outbox, messageSettings }: Store,
  ledger: DurabilityLedger,
): Promise<void> {
  const settings = await messageSettings.read();
  if (settings.since !== undefined) return;
  const begun = { ...settings, since: MESSAGES_SINCE.toISOString() };
  const acknowledge = ledger.begin('message settings', textOf(begun));
  await outbox.begin(MESSAGES_SINCE);
  acknowledge();
}

/** Changes the settings, or claims some messages and settles them. */
export async function writeMessages(
  { outbox, messageSettings }: Store,
  writes: MessageWrites,
): Promise<void> {
  const { ledger, random, now } = writes;
  if (random.below(8) === 0) {
    const settings = await messageSettings.read();
    const reminderTime = settings.reminderTime === '17:00' ? '18:00' : '17:00';
    const change = { ...settings, reminderTime };
    const next = { ...change, revision: settings.revision + 1 };
    const acknowledge = ledger.begin('message settings', textOf(next));
    await messageSettings.replace(change);
    acknowledge();
  } else {
    const claimed = await claim(outbox, ledger, now);
    const settling = claimed.map((record) => {
      const outcome = random.below(2) === 0 ? 'sent' : 'refused';
      return settle(outbox, ledger, { record, outcome, at: now });
    });
    // Settled, so that none is left running when one has failed.
    await Promise.allSettled(settling);
    await Promise.all(settling);
  }
}

/** The claimed messages as they are stored then. */
async function claim(
  outbox: Outbox,
  ledger: DurabilityLedger,
  now: Date,
): Promise<MessageRecord[]> {
  // A claim that a crash has left is over at the next one.
  const until = addMilliseconds(now, 1);
  const claims = new Map<string, { record: MessageRecord; acknowledge: () => void }>();
  // Which ones are claimed is not known before: meanwhile a booking may be cancelled.
  for (const message of await outbox.planned(now)) {
    if (message.due > now) continue;
    const record = claimed(message, await outbox.find(message.id), { now, until });
    const acknowledge = ledger.begin(`message ${message.id}`, textOf(record));
    claims.set(message.id, { record, acknowledge });
  }
  const messages = await outbox.claim({ now, until, limit: LIMIT });
  return messages.map(({ id }) => {
    const announced = claims.get(id);
    if (!announced) throw new Error(`${id} was claimed and was not planned`);
    announced.acknowledge();
    return announced.record;
  });
}

function claimed(
  { id, kind, due, about }: PlannedMessage,
  current: MessageRecord | undefined,
  { now, until }: { now: Date; until: Date },
): MessageRecord {
  if (!('booking' in about)) throw new Error(`${id} is not about a booking`);
  return {
    id,
    kind,
    leads: [about.booking.id],
    due: due.toISOString(),
    createdAt: current?.createdAt ?? now.toISOString(),
    revision: 1 + (current?.revision ?? 0),
    attempts: 1 + (current?.attempts ?? 0),
    state: 'sending',
    nextAt: until.toISOString(),
  };
}

async function settle(
  outbox: Outbox,
  ledger: DurabilityLedger,
  { record, outcome, at }: { record: MessageRecord; outcome: 'sent' | 'refused'; at: Date },
): Promise<void> {
  const { nextAt: _lease, ...rest } = record;
  const mail = { to: 'maria@example.com', subject: record.id, text: 'Hello' };
  const how: SendOutcome =
    outcome === 'sent' ? { outcome, mail, at } : { outcome, mail, at, answer: '550 No such user' };
  const settled = {
    ...rest,
    revision: record.revision + 1,
    state: outcome,
    mail,
    ...(how.outcome === 'sent' ? { sentAt: at.toISOString() } : { answer: how.answer }),
  };
  const acknowledge = ledger.begin(`message ${record.id}`, textOf(settled));
  await outbox.settle(record.id, how);
  acknowledge();
}
