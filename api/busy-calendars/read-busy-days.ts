import { Worker } from 'node:worker_threads';
import { millisecondsInSecond } from 'date-fns/constants';
import type { CalendarNote } from '#domain/calendars/calendar-note.ts';
import type { Zone } from '#domain/schedule/business-clock.ts';
import type { BusyDays } from '#domain/schedule/busy-time.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

/**
 * Milliseconds; some recurrence rules have no occurrence and never end. Together with a fetch it
 * stays below the 20 seconds for which the admin waits.
 */
const READ_TIMEOUT = 8 * millisecondsInSecond;
const MAX_HEAP_MB = 256;

export interface WorkerTask {
  text: string;
  range: { from: CalendarDate; to: CalendarDate };
  /** The zone of the busy days, and of times without a zone of their own. */
  zone: Zone;
  /** The owner's addresses; invitations that they declined are free. */
  owners: readonly string[];
}

export type WorkerAnswer =
  | { busy: BusyDays; notes: readonly CalendarNote[] }
  | { failure: 'unreadable' | 'too_many' | 'too_slow' };

/**
 * The busy days of an iCalendar text. A worker parses it, because it comes from a stranger's
 * program: a worker cannot block visitors' requests, and can be ended. Rejects when `signal`
 * aborts.
 */
export function readBusyDays(
  task: WorkerTask,
  { signal, timeout = READ_TIMEOUT }: { signal?: AbortSignal; timeout?: number } = {},
): Promise<WorkerAnswer> {
  const worker = new Worker(new URL('./calendar-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer>();
  const timer = setTimeout(() => resolve({ failure: 'too_slow' }), timeout);
  const abort = () => reject(signal?.reason);
  signal?.addEventListener('abort', abort, { once: true });
  worker.once('message', resolve);
  // Mainly out of memory.
  worker.once('error', () => resolve({ failure: 'unreadable' }));
  return promise.finally(() => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    return worker.terminate();
  });
}
