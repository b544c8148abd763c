import type { Locale } from '#domain/locale/locale.ts';
import type { MaintenanceRequest } from '#domain/maintenance/maintenance.schema.ts';
import { send } from './send.ts';

/** Maintenance tips for a home. Nothing is stored. */
export const fetchTips = (base: string, request: MaintenanceRequest, locale: Locale) =>
  send('POST /api/maintenance/tips', { base, json: request, locale });
