import { subHours } from 'date-fns/subHours';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { CLIENT } from '#domain/booking/client/client-moves.ts';
import { AUTOMATIC } from '#domain/booking/client/confirmation.ts';
import { emailKey } from '#domain/leads/sender.ts';
import { DELIVERY_HOURS } from './delivery-window.ts';
import { type MessageKind, messageKindDisplays } from './message-kinds.ts';
import type { MessageRecord } from './message-record.ts';
import { addresseeOf, type PlannedMessage } from './planned-message.ts';

/**
 * Mails that one mailbox gets in 24 hours, whatever the cause: the address in a form may be
 * somebody else's. A client who books, moves twice and is reminded gets four. The owner can change
 * the limit.
 */
export const mailsPerPerson = { usual: 8, min: 2, max: 50 } as const;

const DAY_HOURS = 24;

/** Hours between two notices to the owner of moves of one booking. */
const MOVE_NOTICE_HOURS = 1;

/** Hours after which a waiting receipt gives way to a newer one for the same person. */
const RECEIPT_HOURS = 1;

/** A mail that was sent or is being sent. */
export interface CountedMail {
  id: string;
  kind: MessageKind;
  /** `mailLimitKey` of its message. */
  key: string;
  due: Date;
  at: Date;
}

/** The mail of `record` as it counts at `now`, with its key; undefined if it does not count. */
export function countedMail(
  { id, kind, state, due, sentAt, nextAt }: MessageRecord,
  key: string | undefined,
  now: Date,
): CountedMail | undefined {
  if (!key || (state !== 'sent' && state !== 'sending')) return undefined;
  // A mail that is being sent may have gone out until its claim ends.
  const at = new Date(sentAt ?? nextAt ?? due);
  return at > countedSince(now) ? { id, kind, key, due: new Date(due), at } : undefined;
}

/** Mails since this instant count at `now`. */
export const countedSince = (now: Date): Date => subHours(now, DELIVERY_HOURS);

/** The key `message` is counted by: a mailbox, or a booking's moves; undefined if unlimited. */
export function mailLimitKey({
  kind,
  about,
}: Pick<PlannedMessage, 'kind' | 'about'>): string | undefined {
  if (kind === 'moved_booking' && 'booking' in about) return movesKey(about.booking.id);
  const address = addresseeOf(kind, about);
  return address ? emailKey(address) : undefined;
}

/** No mailbox has this key, because an address has an `@`. */
const movesKey = (bookingId: string) => `moves of ${bookingId}`;

interface LimitOptions {
  /** Mails sent since `countedSince`. */
  counted: readonly CountedMail[];
  /** All messages that are due. */
  due: readonly PlannedMessage[];
  mailsPerPerson: number;
  now: Date;
}

/**
 * Makes a function that says of one message after another whether it may be sent now, and counts it
 * if so. A message that exceeds the limit waits until earlier ones are a day old. Its content
 * follows from its lead at that time, so that of several moves only the last is sent.
 */
export function mailLimit({
  counted,
  due,
  mailsPerPerson,
  now,
}: LimitOptions): (message: PlannedMessage) => boolean {
  const byKey = Map.groupBy(counted, ({ key }) => key);
  const newest = newestReceipts(counted, due);
  return (message) => {
    const key = mailLimitKey(message);
    if (key === undefined) return true;
    if (isOutdatedReceipt(message, newest.get(key), now)) return false;
    const earlier = (byKey.get(key) ?? []).filter(({ id }) => id !== message.id);
    const { most, hours } = limitOf(message, mailsPerPerson);
    const since = subHours(now, hours);
    const isFull = earlier.filter(({ at }) => at > since).length >= most;
    if (isFull && !alwaysGoesOut(message)) return false;
    const { id, kind } = message;
    byKey.set(key, [...earlier, { id, kind, key, due: message.due, at: now }]);
    return true;
  };
}

/** An agent may not have asked for any mail, so the limit is half that of a client. */
function limitOf({ kind }: PlannedMessage, mailsPerPerson: number) {
  if (kind === 'moved_booking') return { most: 1, hours: MOVE_NOTICE_HOURS };
  const most =
    messageKindDisplays[kind].to === 'agent' ? Math.ceil(mailsPerPerson / 2) : mailsPerPerson;
  return { most, hours: DAY_HOURS };
}

/**
 * Messages that are sent even if a stranger has used up the mailbox: confirmations and the request for one,
 * reminders, receipts, what the owner changed, and reports. The number of bookings per person is limited separately, and
 * the number of payments by a job's own limit.
 */
const alwaysGoesOut = ({ kind, about }: PlannedMessage): boolean =>
  unlimitedKinds.has(kind) || ('booking' in about && wasChangedByOwner(about.booking));

const unlimitedKinds: ReadonlySet<MessageKind> = new Set([
  'confirm_booking',
  'booking_confirmed',
  'reminder',
  'agreement_reminder',
  'payment_receipt',
  'refund_receipt',
  'price_changed',
  'fee_charged',
  'report_ready',
  'report_withdrawn',
  'report_for_agent',
]);

function wasChangedByOwner({ history }: Booking): boolean {
  const last = history.at(-1);
  return last !== undefined && last.by !== CLIENT && last.by !== AUTOMATIC;
}

/** When the newest receipt of a request was due, by key. */
function newestReceipts(counted: readonly CountedMail[], due: readonly PlannedMessage[]) {
  const isReceipt = ({ kind }: Pick<PlannedMessage, 'kind'>) => kind === 'request_received';
  const receipts = [
    ...counted.filter(isReceipt),
    ...due.filter(isReceipt).map((message) => ({ ...message, key: mailLimitKey(message) ?? '' })),
  ];
  const newest = new Map<string, Date>();
  for (const { key, due } of receipts) {
    const before = newest.get(key);
    if (!before || due > before) newest.set(key, due);
  }
  return newest;
}

/** All receipts say the same, so of those that had to wait only the newest is sent. */
const isOutdatedReceipt = ({ kind, due }: PlannedMessage, newest: Date | undefined, now: Date) =>
  kind === 'request_received' &&
  newest !== undefined &&
  due < newest &&
  due <= subHours(now, RECEIPT_HOURS);
