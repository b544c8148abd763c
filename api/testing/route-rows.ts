import { contentRows } from './content-rows.ts';
import { ownerRows } from './owner-rows.ts';
import type { RouteRow } from './route-row.ts';
import { visitorRows } from './visitor-rows.ts';

/** Every route of the API. A new one needs a row: who may call it, and with what it is right. */
export const routeRows: readonly RouteRow[] = [...visitorRows, ...ownerRows, ...contentRows];
