import { millisecondsInMinute } from 'date-fns/constants';
import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Queue } from '#api/queues/queue.ts';
import type { Store } from '#api/store/store.ts';
import type { DeliveryAnswer, DeliveryOutcome } from '#domain/deliveries/delivery-record.ts';
import type { DeliveryTarget, PlannedDelivery } from '#domain/deliveries/planned-delivery.ts';

/** Five minutes of attempts, if each takes its longest. */
const BATCH = 20;

/** Milliseconds for which a claim is the caller's alone. */
export const DELIVERY_LEASE = 6 * millisecondsInMinute;

const NOT_TRIED = 'Not tried: sending was stopped before.';

/** How an attempt ended, without the time, which the queue adds. */
export interface Attempted {
  outcome: DeliveryOutcome['outcome'];
  answer: Pick<DeliveryAnswer, 'status' | 'text'>;
}

interface DeliveryQueueOptions {
  store: Pick<Store, 'deliveries'>;
  clock: Clock;
  log: Logger;
  target: DeliveryTarget;
  /** Whether the target still gets events, asked before each; without it, it does. */
  isActive?: () => Promise<boolean>;
  /** Delivers once; a failure is an outcome. `signal` ends the attempt. */
  send(delivery: PlannedDelivery, signal: AbortSignal): Promise<Attempted>;
  /** Called once the outcome of an attempt is stored. */
  settled(outcome: DeliveryOutcome): Promise<void>;
}

/** The events of leads on their way to one target. */
export function deliveryQueue({
  store: { deliveries },
  clock,
  log,
  target,
  isActive,
  send,
  settled,
}: DeliveryQueueOptions): Queue<PlannedDelivery, DeliveryOutcome> {
  return {
    id: target.id,
    lanes: 1,
    batch: BATCH,
    lease: DELIVERY_LEASE,
    claim: (claim) => deliveries.claim({ target, ...claim }),
    async attempt(claimed, signal) {
      if (isActive && !(await isActive())) return undefined;
      const delivery = await deliveries.current(claimed, clock());
      if (!delivery) return undefined;
      const start = performance.now();
      const { outcome, answer } = await send(delivery, signal);
      const milliseconds = Math.round(performance.now() - start);
      const { type } = delivery.event;
      log.info({ type, outcome, status: answer.status }, 'Delivery attempted');
      return {
        outcome: { outcome, answer: { ...answer, milliseconds }, at: clock() },
        isSilent: answer.status === undefined,
        stopReason: outcome === 'refused' ? NOT_TRIED : undefined,
      };
    },
    async settle(id, outcome) {
      await deliveries.settle(id, outcome);
      await settled(outcome);
    },
    giveBack(id) {
      const answer = { text: NOT_TRIED, milliseconds: 0 };
      return deliveries.settle(id, { outcome: 'failed', answer, at: clock() });
    },
  };
}
