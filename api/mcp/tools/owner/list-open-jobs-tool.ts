import * as z from 'zod/mini';
import type { RouteDependencies } from '#api/http/route-dependencies.ts';
import { defineTool, described, hints, toolArguments } from '#api/mcp/tool.ts';
import { openJobResponseSchema } from '#api/money/money.openapi.ts';
import { readOpenJobs } from '#api/money/read-open-jobs.ts';
import { jobNeeds } from '#domain/jobs/open-jobs.ts';
import { blankAsMissing } from '#domain/validation/fields.ts';

export const listOpenJobsTool = (
  dependencies: Pick<RouteDependencies, 'store' | 'clock' | 'business'>,
) =>
  defineTool({
    name: 'list_open_jobs',
    title: 'List what is not signed, paid or delivered',
    description:
      'Who has not signed, who has not paid, and which prices and reports are missing: jobs from 60 days ago to tomorrow with ' +
      'something open, the earliest first. Unsigned ones appear from the day before the appointment, unpaid ones, ' +
      'missing prices and missing reports after it. Amounts are US cents.',
    annotations: hints.reads,
    scope: 'read',
    input: toolArguments({
      need: described(
        blankAsMissing(z.enum(jobNeeds, `Choose one of: ${jobNeeds.join(', ')}`)),
        'Only jobs that need this; all of them without it',
      ),
    }),
    output: z.object({ jobs: z.array(openJobResponseSchema) }),
    async run({ input: { need } }) {
      const jobs = await readOpenJobs(dependencies);
      return { jobs: need ? jobs.filter(({ needs }) => needs.includes(need)) : jobs };
    },
  });
