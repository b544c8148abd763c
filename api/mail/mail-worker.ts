import { millisecondsInMinute } from 'date-fns/constants';
import type { CurrentBusiness } from '#api/business/current-business.ts';
import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Job } from '#api/queues/job.ts';
import type { Attempt, Queue } from '#api/queues/queue.ts';
import { runQueues } from '#api/queues/run-queues.ts';
import type { Store } from '#api/store/store.ts';
import { unsubscribableKinds } from '#domain/messages/message-kinds.ts';
import type { SendOutcome } from '#domain/messages/message-record.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import { type MailTransport, senderAddress } from './mail-transport.ts';
import { createMailComposer } from './outgoing-mail.ts';
import { SendFailure } from './send-failure.ts';
import { watchMailFailure } from './watch-mail-failure.ts';

/** Mails that are sent at the same time. */
const LANES = 3;

/** Two minutes of each lane, if all mails are slow. */
const BATCH = 2 * LANES;

const LEASE = 5 * millisecondsInMinute;

export interface MailWorkerOptions {
  store: Store;
  business: Pick<CurrentBusiness, 'current'>;
  clock: Clock;
  log: Logger;
  transport: MailTransport;
  publicUrl: string;
  /** Whether the mails that one person gets are limited; not for load tests. */
  limitMails: boolean;
  /** Called once the outcome of an attempt is stored. */
  onAttempt?: ((outcome: SendOutcome['outcome']) => void) | undefined;
  /** Milliseconds, for tests. */
  interval?: number | undefined;
}

/** Sends the messages that are due, over one mail server. */
export function startMailWorker(options: MailWorkerOptions): Job {
  const { store, business, clock, log, transport, publicUrl, limitMails, onAttempt, interval } =
    options;
  const { outbox } = store;
  const noteAttempt = watchMailFailure({ store, clock, log });
  const composer = createMailComposer({ store, business, publicUrl });

  async function attempt(
    claimed: PlannedMessage,
    signal: AbortSignal,
  ): Promise<Attempt<SendOutcome> | undefined> {
    const { id, kind } = claimed;
    const message = await outbox.current(claimed, clock());
    if (!message) return undefined;
    const { stored: mail, parts } = await composer.prepare(message);
    try {
      const outgoing = {
        ...parts,
        id,
        sender: senderAddress(business.current()),
        unsubscribe: unsubscribableKinds.has(kind),
      };
      await transport.send(outgoing, signal);
      log.info({ kind }, 'Message sent');
      await noteAttempt('sent');
      return { outcome: { outcome: 'sent', mail, at: clock() }, isSilent: false };
    } catch (err) {
      if (!(err instanceof SendFailure)) throw err;
      const { answer, refused, concernsAll, code, smtp } = err;
      log.warn({ kind, refused, code, smtp }, 'Message not accepted');
      if (concernsAll) await noteAttempt('failed');
      const outcome: SendOutcome = refused
        ? { outcome: 'refused', answer, mail, at: clock() }
        : { outcome: 'failed', answer, at: clock() };
      return { outcome, isSilent: concernsAll, stopReason: concernsAll ? answer : undefined };
    }
  }

  const queue: Queue<PlannedMessage, SendOutcome> = {
    id: 'mail',
    lanes: LANES,
    batch: BATCH,
    lease: LEASE,
    claim: (claim) => outbox.claim({ ...claim, limitMails }),
    attempt,
    async settle(id, outcome) {
      await outbox.settle(id, outcome);
      onAttempt?.(outcome.outcome);
      if (outcome.outcome !== 'failed') composer.forget(id);
    },
    giveBack: (id, answer) => outbox.settle(id, { outcome: 'failed', answer, at: clock() }),
  };
  return runQueues({ queues: async () => [queue], clock, log, interval });
}
