import { type IdempotencyKey, IdempotencyKeyReusedError } from '#api/store/idempotency-key.ts';
import type { Store } from '#api/store/store.ts';
import type { Attribution } from '#domain/attribution/attribution.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

/** Maximum number of stored answers; the oldest are dropped, which costs a tester a second id. */
const KEPT_MAX = 500;

/** Answers calls of widgets in test mode: like real ones, but without any effect. */
export interface TestCalls {
  /**
   * The result of `answer`, or the first answer with the same idempotency key. Throws
   * `IdempotencyKeyReusedError` if a call with that key had another content.
   */
  answer<T extends object>(
    key: IdempotencyKey | undefined,
    answer: () => Promise<T>,
  ): Promise<T & { test: true }>;
  /** Records for the owner that the partner has tried a widget. */
  record(attribution: Attribution | undefined, today: CalendarDate): Promise<void>;
}

/** In memory and bounded, because anybody can send such calls. */
export function createTestCalls(store: Pick<Store, 'recordPartnerTest'>): TestCalls {
  const kept = new Map<string, { fingerprint: string; answer: Promise<object> }>();

  return {
    async answer<T extends object>(key: IdempotencyKey | undefined, answer: () => Promise<T>) {
      const known = key && kept.get(key.key);
      if (known && known.fingerprint !== key.fingerprint) throw new IdempotencyKeyReusedError();
      const running = known?.answer ?? answer();
      if (key && !known) {
        kept.set(key.key, { fingerprint: key.fingerprint, answer: running });
        // A refused call may be repeated, because the slot may be free by then.
        running.catch(() => kept.delete(key.key));
        if (kept.size > KEPT_MAX) kept.delete(kept.keys().next().value ?? '');
      }
      return { ...((await running) as T), test: true };
    },

    async record(attribution, today) {
      const partner = attribution?.partner;
      if (partner) await store.recordPartnerTest(partner, today);
    },
  };
}
