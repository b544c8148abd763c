import type { Operations } from '../../operations.ts';
import type { DeliveryStore } from '../../resources/deliveries.ts';
import type { Files } from '../open-files.ts';

export function deliveryStore({ deliveries }: Files, operations: Operations): DeliveryStore {
  return {
    deliveries: {
      planned: (target, now) => operations.run(() => deliveries.planned(target, now)),
      current: (delivery, now) => operations.run(() => deliveries.current(delivery, now)),
      claim: (options) => operations.run(() => deliveries.claim(options)),
      settle: (id, outcome) => operations.run(() => deliveries.settle(id, outcome)),
      list: (target, limit) => operations.run(() => deliveries.list(target, limit)),
      prune: (now) => operations.run(() => deliveries.prune(now)),
    },
  };
}
