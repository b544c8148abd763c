import type { Operations } from '../../operations.ts';
import type { JobStore } from '../../resources/jobs.ts';
import type { Database } from '../database.ts';
import {
  allJobs,
  changeJob,
  findJob,
  findJobByAgentLink,
  findJobs,
  jobsChangedSince,
} from '../jobs.ts';

export const jobStore = ({ db }: { db: Database }, operations: Operations): JobStore => ({
  jobs: {
    find: (bookingId) => operations.run(() => findJob(db, bookingId)),
    all: () => operations.run(() => allJobs(db)),
    changedSince: (since) => operations.run(() => jobsChangedSince(db, since)),
    findAll: (ids) => operations.run(() => findJobs(db, ids)),
    findByAgentLink: (digest) => operations.run(() => findJobByAgentLink(db, digest)),
    change: (booking, decide) => operations.run(() => changeJob(db, booking, decide)),
  },
});
