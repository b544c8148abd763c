import type { ReadCounter } from './blog/read-counter.ts';
import type { BusyCalendarReader } from './busy-calendars/busy-calendar-reader.ts';
import type { HealthMonitor } from './health/health-monitor.ts';
import type { HttpServer } from './http/http-server.ts';
import type { MailTransport } from './mail/mail-transport.ts';
import type { OwnerNotices } from './owner/owner-notices.ts';
import { pictures } from './pictures/pictures.ts';
import type { Job } from './queues/job.ts';
import type { Store } from './store/store.ts';
import type { Tracing } from './tracing/tracing.ts';

interface Running {
  server: HttpServer;
  store: Store;
  reads: ReadCounter;
  calendarReader: BusyCalendarReader | undefined;
  /** The workers that send mail, webhooks, push and alarms. */
  senders: readonly Job[];
  notices: OwnerNotices | undefined;
  transport: MailTransport | undefined;
  /** The others that use the store. */
  jobs: readonly Job[];
  tracing: Tracing | undefined;
  health: HealthMonitor;
}

/** Answers running requests, then ends what runs in the background, and closes the store at last. */
export async function shutDown(running: Running): Promise<void> {
  const { server, store, reads, calendarReader, senders, notices } = running;
  const { transport, jobs, tracing, health } = running;
  // While it drains, running attempts to send end as well.
  await Promise.all([server.drain(), ...senders.map((sender) => sender.stop())]);
  await notices?.settled();
  await transport?.close();
  await calendarReader?.stop();
  await reads.stop();
  await Promise.all(jobs.map((job) => job.stop()));
  health.stop();
  pictures.end();
  await store.close();
  await tracing?.stop();
}
