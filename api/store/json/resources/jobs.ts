import type { Operations } from '../../operations.ts';
import type { JobStore } from '../../resources/jobs.ts';
import type { Files } from '../open-files.ts';

export const jobStore = ({ jobs }: Pick<Files, 'jobs'>, operations: Operations): JobStore => ({
  jobs: {
    find: (bookingId) => operations.run(() => jobs.find(bookingId)),
    all: () => operations.run(() => jobs.all()),
    changedSince: (since) => operations.run(() => jobs.changedSince(since.getTime())),
    findAll: (ids) => operations.run(() => ids.flatMap((id) => jobs.find(id) ?? [])),
    findByAgentLink: (digest) => operations.run(() => jobs.findByAgentLink(digest)),
    change: (booking, decide) => operations.run(() => jobs.change(booking, decide)),
  },
});
