import type * as z from 'zod/mini';
import { isSchema } from '#api/openapi/operation.ts';
import { operations } from '#api/openapi/operations.ts';

/** The schema of each call's body, by the API's document. */
export const bodySchemas: Readonly<Record<string, z.ZodMiniType>> = Object.fromEntries(
  operations.flatMap(({ call, body }) => (isSchema(body) ? [[call, body] as const] : [])),
);
