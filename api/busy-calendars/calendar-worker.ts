import { parentPort, workerData } from 'node:worker_threads';
import { boundedNotes } from '#domain/calendars/calendar-note.ts';
import { busyDaysOf } from '#domain/schedule/busy-time.ts';
import { TooManyOccurrencesError } from './occurrences.ts';
import type { WorkerAnswer, WorkerTask } from './read-busy-days.ts';
import { readEvents } from './read-events.ts';

const { text, range, zone } = workerData as WorkerTask;

function answer(): WorkerAnswer {
  try {
    const events = readEvents(text, { range, zone });
    return { busy: busyDaysOf(events, range, zone), notes: boundedNotes([]) };
  } catch (error) {
    return { failure: error instanceof TooManyOccurrencesError ? 'too_many' : 'unreadable' };
  }
}

parentPort?.postMessage(answer());
