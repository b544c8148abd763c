import * as z from 'zod/mini';
import { checkStatesSchema } from '#domain/health/check-states.schema.ts';
import { type Problem, type ProblemCode, problemTypes } from '#domain/problem/problem.ts';
import type { Whole } from '#domain/records/every-field.ts';
import { validationCodes } from '#domain/validation/validate.ts';

const codes = Object.keys(problemTypes) as ProblemCode[];

/** The body of every refusal (RFC 9457). */
export const problemResponseSchema = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(codes),
    detail: z.exactOptional(z.string()),
    errors: z.exactOptional(
      z.array(
        z.strictObject({
          path: z.string(),
          /** Names the problem for programs; missing for what only the owner enters. */
          code: z.exactOptional(z.enum(validationCodes)),
          message: z.string(),
        }),
      ),
    ),
    slots: z.exactOptional(z.array(z.strictObject({ time: z.string() }))),
    reason: z.exactOptional(z.literal('drive_time')),
    price: z.exactOptional(
      z.strictObject({ shown: z.nullable(z.int()), current: z.int(), priceRevision: z.int() }),
    ),
    current: z.exactOptional(z.unknown()),
    bookings: z.exactOptional(z.array(z.unknown())),
    checks: z.exactOptional(checkStatesSchema),
  })
  .register(z.globalRegistry, {
    id: 'Problem',
    description: 'A refusal (RFC 9457). Branch on `code`; `errors` has every issue of the input.',
  }) satisfies Whole<Problem>;
