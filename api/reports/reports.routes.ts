import { randomUUID } from 'node:crypto';
import { bookingOf } from '#api/bookings/booking-of.ts';
import type { ApiMiddleware, RouteContext } from '#api/http/api-context.ts';
import { ApiProblem } from '#api/http/api-problem.ts';
import { authorOf } from '#api/http/author-of.ts';
import { implement } from '#api/http/implement.ts';
import { allowLongRequest } from '#api/http/request-deadline.ts';
import { requireUndeleted } from '#api/http/require-undeleted.ts';
import type { ApiRouter, RouteDependencies } from '#api/http/route-dependencies.ts';
import { changeJob } from '#api/jobs/change-job.ts';
import { jobPresenter } from '#api/jobs/job-presenter.ts';
import { termsOf } from '#api/jobs/job-terms.ts';
import { recordIdOf } from '#api/jobs/record-id.ts';
import {
  type JobChanged,
  withoutReport,
  withoutReports,
  withReport,
} from '#domain/jobs/job-changes.ts';
import type { JobRecord } from '#domain/jobs/job-record.ts';
import { agentReport, presentAgentReport } from './agent-report.ts';
import { reportFileName } from './file-name.ts';
import { pdfStream } from './pdf-stream.ts';
import { reportsOperations } from './reports.openapi.ts';
import { sendReport, sharedFile } from './send-report.ts';

/** Reports: uploaded and read by the owner, and read by the agent to whom the client grants it. */
export function reportsRoutes(router: ApiRouter, dependencies: RouteDependencies): void {
  const { store, clock, business, owner, ownOrigin, guesses } = dependencies;
  const present = jobPresenter(dependencies);

  router.post('/api/bookings/:id/report', owner, ownOrigin, requirePdf, async (ctx) => {
    const booking = await bookingOf(ctx, store);
    if (booking.erasedAt !== undefined) throw new ApiProblem('not_found');
    requireUndeleted(booking);
    const fileName = reportFileName(ctx.get('X-File-Name'));
    const id = randomUUID();
    const key = recordIdOf(ctx);
    allowLongRequest(ctx.req);
    const stored = await store.reportFiles.write(id, pdfStream(ctx.req));
    try {
      const now = clock();
      const version = { id, key, at: now.toISOString(), by: authorOf(ctx), fileName, ...stored };
      const terms = await termsOf(store, booking);
      const record = await changeJob(store, booking, { terms, now }, (job) =>
        withReport(job, version),
      );
      ctx.status = 201;
      ctx.body = await present(booking, record);
    } finally {
      // Of a repeated upload, or of a refused one. What the job names stays, also if its answer was lost.
      const { reports = [] } = (await store.jobs.find(booking.id)) ?? {};
      if (!reports.some((one) => one.id === id)) await store.reportFiles.remove([id]);
    }
  });

  implement(router, dependencies, reportsOperations, {
    getReportVersion: async ({ ctx, params }) => {
      const record = await store.jobs.find(params.id);
      const version = record?.reports.find(({ id }) => id === params.version);
      if (!version) throw new ApiProblem('not_found');
      await sendReport(ctx, dependencies, version);
    },

    undoReport: async ({ ctx, params }) => {
      const mark = markOf(ctx);
      return change(ctx, (record) => withoutReport(record, params.version, mark));
    },

    withdrawReport: async ({ ctx }) => {
      const mark = markOf(ctx);
      return change(ctx, (record) => withoutReports(record, mark));
    },

    getAgentReport: async ({ ctx }) => {
      ctx.body = presentAgentReport(await granted(ctx));
      ctx.set('X-Robots-Tag', 'noindex, nofollow');
    },

    getAgentReportFile: async ({ ctx }) => {
      const { report, booking } = await granted(ctx);
      await sendReport(ctx, dependencies, sharedFile(report, booking));
    },
  });

  const markOf = (ctx: RouteContext) => ({ at: clock().toISOString(), by: authorOf(ctx) });

  async function change(ctx: RouteContext, make: (record: JobRecord) => JobChanged) {
    const booking = await bookingOf(ctx, store);
    requireUndeleted(booking);
    if (booking.erasedAt !== undefined) throw new ApiProblem('not_found');
    const job = { terms: await termsOf(store, booking), now: clock() };
    return present(booking, await changeJob(store, booking, job, make));
  }

  async function granted(ctx: RouteContext) {
    const at = { now: clock(), zone: business.current().timeZone };
    const found = await guesses.guard(ctx, () => agentReport(store, ctx.params['token'] ?? '', at));
    if (!found) throw new ApiProblem('not_found');
    return found;
  }
}

/** A media type that a form of another site cannot send. */
const requirePdf: ApiMiddleware = (ctx, next) => {
  if (ctx.is('application/pdf')) return next();
  throw new ApiProblem('unsupported_media_type', { detail: 'Send a PDF as it is.' });
};
