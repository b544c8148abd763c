import { subDays } from 'date-fns/subDays';
import type { LeadEventType } from '#domain/events/lead-event.ts';
import { expiryOf, nextAttemptAt } from '#domain/messages/delivery-window.ts';
import type { MessageState } from '#domain/messages/message-record.ts';
import type { EveryField } from '#domain/records/every-field.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';

/** Records that are kept for each target. */
export const KEPT_DELIVERIES = 100;

/** Days after which the record of a settled or expired delivery is removed. */
const RECORD_DAYS = 30;

/** Maximum length of a target's stored answer, in characters. */
export const MAX_ANSWER = 500;

/** The state of a delivery from its first attempt on, or once it was dropped. `id` is that of the planned delivery. */
export interface DeliveryRecord extends Versioned {
  /** When the first attempt began, or it was dropped. All instants here are ISO 8601. */
  createdAt: string;
  target: string;
  /** The id of the request or booking that the event is about. */
  lead: string;
  type: LeadEventType;
  /** When the event happened. */
  due: string;
  state: MessageState;
  attempts: number;
  nextAt?: string | undefined;
  sentAt?: string | undefined;
  /** The answer to the last finished attempt. */
  last?: DeliveryAnswer | undefined;
  /** Set when a person was erased from the record. */
  erasedAt?: string | undefined;
}

/** How a target answered an attempt. */
export interface DeliveryAnswer {
  /** The HTTP status; undefined without an answer. */
  status?: number | undefined;
  /** The beginning of the answer, or the reason why there was none. */
  text: string;
  milliseconds: number;
}

/** A delivery in the owner's log. `ended`: the three days for attempts are over. */
export interface ShownDelivery
  extends Omit<DeliveryRecord, 'revision' | 'target' | 'erasedAt' | 'state'> {
  state: MessageState | 'ended';
}

/** How an attempt to deliver ended. */
export interface DeliveryOutcome {
  /** `refused`: the target does not want the delivery any more. */
  outcome: 'sent' | 'refused' | 'failed';
  answer: DeliveryAnswer;
  at: Date;
}

/**
 * `record` after an attempt that ended with `outcome`. `jitter`, from 0 to 1, spreads the next
 * attempts at a target that was down.
 */
export function settledDelivery(
  record: DeliveryRecord,
  { outcome, answer, at }: DeliveryOutcome,
  jitter: number,
): DeliveryRecord {
  const { nextAt: _lease, ...rest } = record;
  const settled = { ...rest, last: answer };
  if (outcome === 'sent') return { ...settled, state: 'sent', sentAt: at.toISOString() };
  if (outcome === 'refused') return { ...settled, state: 'refused' };
  const nextAt = nextAttemptAt(record.attempts, at, jitter).toISOString();
  return { ...settled, state: 'waiting', nextAt };
}

/** Keeps the fact of a delivery, without the target's answer, which may repeat personal data. */
export const erasedDelivery = (record: DeliveryRecord, at: Date): EveryField<DeliveryRecord> => ({
  id: record.id,
  revision: record.revision,
  createdAt: record.createdAt,
  target: record.target,
  lead: record.lead,
  type: record.type,
  due: record.due,
  state: record.state,
  attempts: record.attempts,
  nextAt: record.nextAt,
  sentAt: record.sentAt,
  last: record.last && { ...record.last, text: '' },
  erasedAt: at.toISOString(),
});

/** The ids of the records, in any order, that neither sending nor the owner needs any more. */
export function outdatedDeliveries(records: readonly DeliveryRecord[], now: Date): Set<string> {
  const oldest = subDays(now, RECORD_DAYS).toISOString();
  const kept = new Map<string, number>();
  const outdated = new Set<string>();
  for (const { id, target, due, createdAt } of records.toSorted(newestFirst)) {
    const count = (kept.get(target) ?? 0) + 1;
    const isKept = count <= KEPT_DELIVERIES && createdAt >= oldest;
    if (isKept) kept.set(target, count);
    else if (expiryOf(new Date(due)) <= now) outdated.add(id);
  }
  return outdated;
}

const newestFirst = (one: DeliveryRecord, other: DeliveryRecord): number =>
  one.createdAt < other.createdAt ? 1 : -1;
