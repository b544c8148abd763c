import { parentPort, workerData } from 'node:worker_threads';
import { busyDaysOf } from '#domain/schedule/busy-time.ts';
import type { WorkerAnswer, WorkerTask } from './read-busy-days.ts';
import { readEvents, TooManyOccurrencesError } from './read-events.ts';

const { text, range, zone } = workerData as WorkerTask;

function answer(): WorkerAnswer {
  try {
    return { busy: busyDaysOf(readEvents(text, { range, zone }), range, zone) };
  } catch (error) {
    return { failure: error instanceof TooManyOccurrencesError ? 'too_many' : 'unreadable' };
  }
}

parentPort?.postMessage(answer());
