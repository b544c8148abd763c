import { setTimeout as pause } from 'node:timers/promises';
import { millisecondsInMinute } from 'date-fns/constants';
import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import type { Job } from '#api/shared/jobs.ts';
import type { Store } from '#api/store/store.ts';
import { unsubscribableKinds } from '#domain/messages/message-kinds.ts';
import type { SendOutcome } from '#domain/messages/message-record.ts';
import type { PlannedMessage } from '#domain/messages/planned-message.ts';
import type { RenderMail } from './load-mail-renderer.ts';
import type { MailTransport } from './mail-transport.ts';
import { createMailComposer } from './outgoing-mail.ts';
import { SendFailure } from './send-failure.ts';

/** Mails that are sent at the same time. */
const LANES = 3;

/** Messages that are claimed at once when none is left: two minutes of each lane, if all are slow. */
const BATCH = 2 * LANES;

/** Milliseconds until an unsettled claim can be made again: longer than a batch of slow ones can take. */
const LEASE = 5 * millisecondsInMinute;

/** Milliseconds between two looks for due messages. */
const INTERVAL = 2_000;

/** Milliseconds until the next attempt at a server that does not answer; doubled each time. */
const SERVER_PAUSE = { first: 15_000, most: 5 * millisecondsInMinute };

/** Milliseconds that a mail may take when the server stops. */
const STOP_MS = 10_000;

export interface MailWorkerOptions {
  store: Store;
  clock: Clock;
  log: Logger;
  transport: MailTransport;
  publicUrl: string;
  /** Whether the mails that one person gets are limited; not for load tests. */
  limitMails: boolean;
  /** Without it mails are plain text only. */
  renderMail?: RenderMail | undefined;
  /** Milliseconds, for tests. */
  interval?: number;
}

/**
 * Sends what is due in the outbox until it is stopped: then it claims no more and waits for the mails that
 * are being sent, at most ten seconds.
 */
export function startMailWorker(options: MailWorkerOptions): Job {
  const { store, clock, log, transport, publicUrl, limitMails, renderMail } = options;
  const { interval = INTERVAL } = options;
  const stopping = new AbortController();
  const aborting = new AbortController();
  /** What is known of messages whose settling could not be stored: they must not be sent again. */
  const unsettled = new Map<string, SendOutcome>();
  const composer = createMailComposer({ store, publicUrl, renderMail });
  let serverPause = 0;

  /** Claimed and not yet taken by a lane. */
  const queue: PlannedMessage[] = [];
  let claiming: Promise<void> | undefined;

  /** Lanes go on by themselves, so that a slow recipient holds up one lane only. */
  async function runLane(): Promise<void> {
    while (!stopping.signal.aborted) {
      let isIdle = true;
      try {
        isIdle = !(await sendNext());
      } catch (err) {
        // The next look tries again; visitors are not affected.
        log.warn({ err }, 'Messages could not be claimed or settled');
      }
      const wait = serverPause || (isIdle ? interval : 0);
      await pause(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  /** All lanes wait for the same claim. */
  async function claim(): Promise<void> {
    try {
      const now = clock();
      const until = new Date(now.getTime() + LEASE);
      queue.push(...(await store.outbox.claim({ now, until, limit: BATCH, limitMails })));
    } finally {
      claiming = undefined;
    }
  }

  /** False when nothing is due. */
  async function sendNext(): Promise<boolean> {
    for (const [id, outcome] of unsettled) await settle(id, outcome);
    if (queue.length === 0) {
      claiming ??= claim();
      await claiming;
    }
    const message = queue.shift();
    if (!message) return false;
    await settle(message.id, unsettled.get(message.id) ?? (await outcomeOf(message)));
    return true;
  }

  async function settle(id: string, outcome: SendOutcome | undefined): Promise<void> {
    if (!outcome) return;
    unsettled.set(id, outcome);
    await store.outbox.settle(id, outcome);
    unsettled.delete(id);
    if (outcome.outcome !== 'failed') composer.forget(id);
  }

  /** Undefined when what it is about has changed since the claim, so that it is not sent. */
  async function outcomeOf(claimed: PlannedMessage): Promise<SendOutcome | undefined> {
    const { id, kind } = claimed;
    const message = await store.outbox.current(claimed, clock());
    if (!message) return undefined;
    const { stored: mail, parts } = await composer.prepare(message);
    const messageId = `${id}@${transport.domain}`;
    try {
      const outgoing = { ...parts, messageId, unsubscribe: unsubscribableKinds.has(kind) };
      await transport.send(outgoing, aborting.signal);
      serverPause = 0;
      log.info({ kind }, 'Message sent');
      return { outcome: 'sent', mail, at: clock() };
    } catch (err) {
      if (!(err instanceof SendFailure)) throw err;
      const { answer, refused, concernsAll } = err;
      log.warn({ kind, refused }, 'Message not accepted');
      if (concernsAll) {
        serverPause = Math.min(SERVER_PAUSE.most, Math.max(SERVER_PAUSE.first, 2 * serverPause));
        // Claims may end during the pause.
        await release(answer);
      }
      return refused
        ? { outcome: 'refused', answer, mail, at: clock() }
        : { outcome: 'failed', answer, at: clock() };
    }
  }

  /** Gives back what was claimed and not begun. */
  async function release(answer: string): Promise<void> {
    const at = clock();
    const left = queue.splice(0).map(({ id }) => settle(id, { outcome: 'failed', answer, at }));
    for (const { status } of await Promise.allSettled(left)) {
      if (status === 'rejected') log.warn('A claimed message waits for the end of its claim');
    }
  }

  const running = Promise.all(Array.from({ length: LANES }, runLane));
  return {
    async stop() {
      stopping.abort();
      const abort = setTimeout(() => aborting.abort(), STOP_MS);
      await running;
      clearTimeout(abort);
      await release('The server was stopped before.');
    },
  };
}
