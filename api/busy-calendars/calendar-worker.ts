import { parentPort, workerData } from 'node:worker_threads';
import { boundedNotes } from '#domain/calendars/calendar-note.ts';
import { busyDaysOf } from '#domain/schedule/busy-time.ts';
import { TooManyOccurrencesError } from './occurrences.ts';
import type { WorkerAnswer, WorkerTask } from './read-busy-days.ts';
import { readEvents } from './read-events.ts';

const { text, range, zone, owners } = workerData as WorkerTask;

function answer(): WorkerAnswer {
  try {
    const { events, notes } = readEvents(text, { range, zone, owners });
    return { busy: busyDaysOf(events, range, zone), notes: boundedNotes(notes) };
  } catch (error) {
    return { failure: error instanceof TooManyOccurrencesError ? 'too_many' : 'unreadable' };
  }
}

parentPort?.postMessage(answer());
