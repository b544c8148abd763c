import { startReleasing } from './bookings/release-overdue.ts';
import type { CurrentBusiness } from './business/current-business.ts';
import { startPlainPictures } from './business/plain-pictures.ts';
import type { BusyCalendarReader } from './busy-calendars/busy-calendar-reader.ts';
import type { Clock } from './clock.ts';
import { startAlarms } from './health/alarms.ts';
import type { Logger } from './http/create-log.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import { type MailWorkerOptions, startMailWorker } from './mail/mail-worker.ts';
import { startEndingStalePages } from './payments/end-stale-pages.ts';
import type { OnlinePayments } from './payments/online-payments.ts';
import { startRetentionCheck } from './privacy/retention-check.ts';
import { startPushWorker } from './push/push-worker.ts';
import type { SendPush } from './push/send-push.ts';
import type { Job, Jobs } from './queues/job.ts';
import type { Store } from './store/store.ts';
import type { WebhookSender } from './webhooks/webhook-sender.ts';
import { startWebhookWorker } from './webhooks/webhook-worker.ts';

interface WorkerParts extends Pick<MailWorkerOptions, 'publicUrl' | 'limitMails' | 'onAttempt'> {
  jobs: Jobs;
  store: Store;
  business: CurrentBusiness;
  clock: Clock;
  log: Logger;
  transport: MailTransport | undefined;
  busyCalendars: BusyCalendarReader;
  sendPush: SendPush;
  webhookSender: WebhookSender;
  payments: OnlinePayments | undefined;
  /** Milliseconds, for tests. */
  interval: number | undefined;
}

/** Starts all that runs in the background. `senders` may stop while requests are still answered. */
export function startWorkers(parts: WorkerParts): { senders: Job[]; jobs: Job[] } {
  const { jobs, store, business, clock, log, interval } = parts;
  const { transport, busyCalendars, sendPush, webhookSender, payments } = parts;
  const common = { store, business, clock, log, interval };
  return {
    senders: [
      ...(transport ? [jobs.run('mail', () => startMailWorker({ ...parts, transport }))] : []),
      jobs.run('push', () => startPushWorker({ ...common, sendPush })),
      jobs.run('webhooks', () => startWebhookWorker({ ...common, sender: webhookSender })),
      jobs.run('alarms', () => startAlarms({ store, clock, log, sendPush })),
    ],
    jobs: [
      jobs.run('calendars', () => busyCalendars.poll()),
      jobs.run('confirmations', () => startReleasing(common)),
      jobs.run('pictures', () => startPlainPictures({ ...common, delay: interval })),
      jobs.run('retention', () => startRetentionCheck({ ...common, delay: interval })),
      ...(payments
        ? [jobs.run('checkouts', () => startEndingStalePages({ ...common, payments }))]
        : []),
    ],
  };
}
