/** Work that goes on until it is stopped, such as reading calendars by a timer. */
export interface Job {
  /** Resolves when nothing of it runs any more. */
  stop(): Promise<void>;
}

/** Runs each job in one process of the site at a time. */
export interface Jobs {
  /**
   * Starts the job whenever it is this process's turn, and stops it when it is another's. `stop` of the
   * result ends that. The job must bear to run twice for a moment, as when a machine was asleep.
   */
  run(name: string, start: () => Job): Job;
}

/** For a store that one process has open: every job is always its own. */
export const localJobs: Jobs = { run: (_name, start) => start() };
