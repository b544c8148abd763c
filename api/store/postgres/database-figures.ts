/** What a process knows of its use of the database, for metrics. */
export interface DatabaseFigures {
  /** Connections, those of them without work, and calls that wait for one. */
  pool(): { total: number; idle: number; waiting: number };
  /** The names of the jobs that run in this process. */
  leases(): string[];
}
