import type { Locale } from '#domain/locale/locale.ts';
import type {
  MaintenanceAnswer,
  MaintenanceRequest,
} from '#domain/maintenance/maintenance.schema.ts';
import { callApi } from './call-api.ts';

/** Maintenance tips for a home. Nothing is stored. */
export const fetchTips = (base: string, request: MaintenanceRequest, locale: Locale) =>
  callApi<MaintenanceAnswer>(base, 'maintenance/tips', { method: 'POST', json: request, locale });
