import * as z from 'zod/mini';
import { ApiProblem } from '#api/http/api-problem.ts';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { jobPresenter } from '#api/jobs/job-presenter.ts';
import { jobResponseSchema } from '#api/jobs/job-response.schema.ts';
import { defineTool, hints, toolArguments } from '#api/mcp/tool.ts';
import type { PresentedJob } from '#domain/jobs/presented-job.ts';
import { versionArguments } from './version-arguments.ts';

/** A copy: a schema with a name becomes a reference, and the output of a tool has to be an object. */
const output: z.ZodMiniType<PresentedJob> = z.strictObject(jobResponseSchema.shape);

/** Reads only: money, signatures and reports are changed by people. */
export function getJobTool(
  dependencies: Pick<RouteDependencies, 'store' | 'business' | 'payments'>,
) {
  const { store } = dependencies;
  const present = jobPresenter(dependencies);
  return defineTool({
    name: 'get_job',
    title: 'Read the job of a booking',
    description:
      'What was agreed, paid and delivered for a booking. All amounts are US cents: divide by 100 for dollars. ' +
      '`state`: awaiting_signature, awaiting_price (nobody said what it costs), awaiting_payment, ready (nothing keeps ' +
      'the report back), released (the client can read it) or ended (canceled, or nobody was there). `due` is still to pay, negative if too much was paid. ' +
      '`agreement` outdated: what it names has changed since it was signed (`changedTerms`). `block`: why the client cannot read the report. ' +
      'Lines with `removed`, payments with `undone` and reports with `withdrawn` do not count. A report can be read ten ' +
      'minutes after it was uploaded or released by hand. It cannot be changed here: the owner does that in the admin.',
    annotations: hints.reads,
    scope: 'read',
    input: toolArguments({ id: versionArguments.id }),
    output,
    async run({ input: { id } }) {
      const booking = await store.findBooking(id);
      if (!booking) {
        throw new ApiProblem('not_found', {
          detail: 'There is no booking with this id; list_bookings has them.',
        });
      }
      return present(booking, await store.jobs.find(id));
    },
  });
}
