import { isDeepStrictEqual } from 'node:util';
import { millisecondsInMinute } from 'date-fns/constants';
import type { CurrentBusiness } from '#api/business/current-business.ts';
import type { Clock } from '#api/clock.ts';
import type { Logger } from '#api/http/create-log.ts';
import { createPublicFetch } from '#api/http/public-fetch.ts';
import { type FetchNetwork, PublicFetchError } from '#api/http/public-request.ts';
import type { Job } from '#api/queues/job.ts';
import { runEvery } from '#api/queues/run-every.ts';
import type { Store } from '#api/store/store.ts';
import type {
  BusyCalendarReading,
  StoredBusyCalendar,
} from '#domain/calendars/busy-calendar.schema.ts';
import { ownersOf } from '#domain/calendars/owner-addresses.ts';
import { availabilityLimits } from '#domain/schedule/availability.schema.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';
import {
  fetchFailureSentence,
  readFailureSentences,
  UNEXPECTED_FAILURE,
} from './failure-sentence.ts';
import { ownerMailboxes } from './owner-mailboxes.ts';
import { readBusyDays } from './read-busy-days.ts';

/** Milliseconds between two readings of a calendar. */
const READ_INTERVAL = 10 * millisecondsInMinute;

/** The furthest day that the owner can open for booking, in days from today. */
const HORIZON = availabilityLimits.horizonDays.max;

/** Extra days read beyond the horizon, so that an unchanged calendar need not be read every day. */
const SPARE_DAYS = 31;

/** Reads the owner's other calendars, whose events close times. */
export interface BusyCalendarReader {
  /** Reads one now. A failure is stored with the calendar, which keeps its last busy times. */
  read(calendar: StoredBusyCalendar): Promise<void>;
  /** Reads all of them at once and then every ten minutes. */
  poll(): Job;
  /** Aborts a running reading and stops. */
  stop(): Promise<void>;
}

export function createBusyCalendarReader(options: {
  store: Store;
  business: CurrentBusiness;
  clock: Clock;
  log: Logger;
  /** For tests only; no setting changes it. */
  network?: FetchNetwork | undefined;
}): BusyCalendarReader {
  const { store, business, clock, log } = options;
  const fetch = createPublicFetch(options.network);
  const stopped = new AbortController();
  const { signal } = stopped;
  const running = new Map<string, Promise<void>>();

  async function readNow(calendar: StoredBusyCalendar): Promise<void> {
    const { id } = calendar;
    const known = (await store.busyCalendarReadings()).get(id);
    const last = known ?? { calendarId: id, triedAt: '', busy: {} };
    const reading = await readingOf(calendar, last).catch((err) => {
      if (!signal.aborted) log.error({ err }, 'A calendar was not read');
      // The owner is told, whatever the cause: its events close no times.
      return { ...last, triedAt: clock().toISOString(), failure: UNEXPECTED_FAILURE };
    });
    if (!signal.aborted) await store.setBusyCalendarReading(reading);
  }

  async function readingOf(
    calendar: StoredBusyCalendar,
    last: BusyCalendarReading,
  ): Promise<BusyCalendarReading> {
    const { id, address } = calendar;
    const now = clock();
    const triedAt = now.toISOString();
    const current = await business.renewed();
    const { name: timeZone, rule } = current.timeZone;
    const owners = ownersOf(calendar, await ownerMailboxes(store, current));
    const zone = { rule };
    const today = businessToday(now, zone);
    const failed = (failure: string) => ({ ...last, triedAt, failure });
    const { failure: _resolved, ...good } = last;
    try {
      // An unchanged calendar has other busy times in another zone, for other owners, and for
      // earlier versions, which knew no owners.
      const isCovered =
        last.timeZone === timeZone &&
        isDeepStrictEqual(last.owners, owners) &&
        (last.until ?? '') >= addDays(today, HORIZON);
      const fetched = await fetch(address, {
        signal,
        ...(isCovered && { known: { etag: last.etag, lastModified: last.lastModified } }),
      });
      if (fetched.outcome === 'unchanged') return { ...good, triedAt, succeededAt: triedAt };
      const range = { from: addDays(today, -1), to: addDays(today, HORIZON + SPARE_DAYS) };
      const read = await readBusyDays({ text: fetched.text, range, zone, owners }, { signal });
      if ('failure' in read) return failed(readFailureSentences[read.failure]);
      return {
        calendarId: id,
        triedAt,
        succeededAt: triedAt,
        busy: read.busy,
        owners,
        notes: read.notes,
        until: range.to,
        timeZone,
        etag: fetched.etag,
        lastModified: fetched.lastModified,
      };
    } catch (error) {
      if (error instanceof PublicFetchError) return failed(fetchFailureSentence(error));
      throw error;
    }
  }

  /** Two concurrent readings of one calendar would only interfere. */
  function read(calendar: StoredBusyCalendar): Promise<void> {
    const current = running.get(calendar.id);
    if (current) return current;
    const reading = readNow(calendar)
      // Not stored: the store is away, which has its own alarm.
      .catch((err) => {
        if (!signal.aborted) log.warn({ err }, 'What was read of a calendar was not stored');
      })
      .finally(() => running.delete(calendar.id));
    running.set(calendar.id, reading);
    return reading;
  }

  async function readAll(stopping: AbortSignal): Promise<void> {
    // One after the other, because each takes a worker.
    for (const calendar of await store.busyCalendars.all()) {
      if (stopping.aborted || signal.aborted) return;
      await read(calendar);
    }
  }

  return {
    read,
    poll: () =>
      runEvery({
        interval: READ_INTERVAL,
        run: readAll,
        log,
        failure: 'The calendars were not read',
      }),
    async stop() {
      stopped.abort();
      await Promise.all(running.values());
    },
  };
}
