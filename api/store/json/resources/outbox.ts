import type { Operations } from '../../operations.ts';
import type { OutboxStore } from '../../resources/outbox.ts';
import type { Files } from '../open-files.ts';

export function outboxStore({ outbox }: Files, operations: Operations): OutboxStore {
  return {
    outbox: {
      settings: () => operations.run(() => outbox.settings),
      changeSettings: (next) => operations.run(() => outbox.changeSettings(next)),
      begin: (now) => operations.run(() => outbox.begin(now)),
      planned: (now) => operations.run(() => outbox.planned(now)),
      held: (now) => operations.run(() => outbox.held(now)),
      current: (message, now) => operations.run(() => outbox.current(message, now)),
      claim: (options) => operations.run(() => outbox.claim(options)),
      settle: (id, outcome) => operations.run(() => outbox.settle(id, outcome)),
      about: (leadIds) => operations.run(() => outbox.about(leadIds)),
      find: (id) => operations.run(() => outbox.find(id)),
      list: (query, now) => operations.run(() => outbox.list(query, now)),
    },
  };
}
