import type { Operation } from '#api/openapi/operation.ts';
import {
  maintenanceAnswerSchema,
  maintenanceRequestSchema,
} from '#domain/maintenance/maintenance.schema.ts';

export const maintenanceOperations = [
  {
    call: 'POST /api/maintenance/tips',
    id: 'getMaintenanceTips',
    tag: 'Content',
    summary: 'What to take care of in a home this season',
    who: 'everyone',
    limit: 'tips',
    body: maintenanceRequestSchema,
    answers: { 200: maintenanceAnswerSchema },
  },
] as const satisfies readonly Operation[];
