import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';

/** One issue of one field. `path` is the field's name, nested names joined with dots. */
export interface FieldError {
  path: string;
  message: string;
}

export type Validated<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] };

/** Every issue that `schema` has with `input`. */
export const errorsOf = (schema: z.ZodMiniType, input: unknown): FieldError[] => {
  const result = validate(schema, input);
  return result.ok ? [] : result.errors;
};

/** Parses `input` with `schema` and reports every issue. Does not throw. */
export function validate<S extends z.ZodMiniType>(
  schema: S,
  input: unknown,
): Validated<z.output<S>> {
  const result = safeParse(schema, input);
  if (result.success) return { ok: true, value: result.data };
  return {
    ok: false,
    errors: result.error.issues.map((issue) => ({
      path: issue.path.join('.'),
      message: issue.message,
    })),
  };
}
