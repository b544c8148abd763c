import { agentRows } from './agent-rows.ts';
import { agreementRows } from './agreement-rows.ts';
import { businessRows } from './business-rows.ts';
import { contentRows } from './content-rows.ts';
import { jobRows } from './job-rows.ts';
import { ownerRows } from './owner-rows.ts';
import type { RouteRow } from './route-row.ts';
import { visitorRows } from './visitor-rows.ts';
import { webhookRows } from './webhook-rows.ts';

/** Every route of the API; a new one needs a row. */
export const routeRows: readonly RouteRow[] = [
  ...visitorRows,
  ...agentRows,
  ...agreementRows,
  ...jobRows,
  ...ownerRows,
  ...webhookRows,
  ...contentRows,
  ...businessRows,
];
