import { subDays } from 'date-fns/subDays';
import type { Versioned } from '#domain/edits/versioned.schema.ts';
import type { LeadEventType } from '#domain/events/lead-event.ts';
import { expiryOf, nextAttemptAt } from '#domain/messages/delivery-window.ts';
import type { MessageState } from '#domain/messages/message-record.ts';

/** Deliveries to one target whose records are kept. */
export const KEPT_DELIVERIES = 100;

/** Days after which the record of a settled or expired delivery goes in any case. */
const RECORD_DAYS = 30;

/** Characters of a target's answer that are stored. */
export const MAX_ANSWER = 500;

/** What became of a delivery, stored from its first attempt on. `id` is that of the planned delivery. */
export interface DeliveryRecord extends Versioned {
  /** When the first attempt began. Like all instants here ISO 8601. */
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
  /** Of the last attempt that has ended. */
  last?: DeliveryAnswer | undefined;
  /** Set when a person was erased from it. */
  erasedAt?: string | undefined;
}

/** What a target answered to an attempt. */
export interface DeliveryAnswer {
  /** The HTTP status; undefined when no answer came. */
  status?: number | undefined;
  /** The beginning of the answer, or why none came. */
  text: string;
  milliseconds: number;
}

/** A delivery in the owner's log. `ended`: its three days are over. */
export interface ShownDelivery
  extends Omit<DeliveryRecord, 'revision' | 'target' | 'erasedAt' | 'state'> {
  state: MessageState | 'ended';
}

/** How an attempt to deliver ended. */
export interface DeliveryOutcome {
  /** `refused`: the target wants it no more. */
  outcome: 'sent' | 'refused' | 'failed';
  answer: DeliveryAnswer;
  at: Date;
}

/**
 * `record` of an attempt that ended with `outcome`. `jitter`, from 0 to 1, spreads the next attempts at
 * a target that was down.
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

/** That a delivery was made, and when, without the words of its target, which may repeat what it got. */
export function erasedDelivery({ last, ...record }: DeliveryRecord, at: Date): DeliveryRecord {
  return {
    ...record,
    ...(last && { last: { ...last, text: '' } }),
    erasedAt: at.toISOString(),
  };
}

/** The ids of those of `records`, in any order, that are needed neither for sending nor for the owner. */
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
