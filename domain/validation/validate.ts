import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { catalog } from '#domain/locale/catalog.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { words as en } from './validation.en.ts';

const messages = catalog({ en, es: () => import('./validation.es.ts') });

/** What a visitor's form can have wrong, as its schema names it. */
export type ValidationCode = keyof typeof en;

export const validationCodes = Object.keys(en) as ValidationCode[];

/** One issue of one field. `path` is the field's name, nested names joined with dots. */
export interface FieldError {
  path: string;
  /** For programs; missing for what only the owner enters. */
  code?: ValidationCode;
  message: string;
}

export type Validated<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] };

/** Every issue that `schema` has with `input`. */
export const errorsOf = (schema: z.ZodMiniType, input: unknown): FieldError[] => {
  const result = validate(schema, input);
  return result.ok ? [] : result.errors;
};

/**
 * Parses `input` with `schema` and reports every issue, worded in `locale`. Does not throw. A schema names an issue by
 * its code; what is not one is a message in English, for the owner.
 */
export function validate<S extends z.ZodMiniType>(
  schema: S,
  input: unknown,
  locale: Locale = 'en',
): Validated<z.output<S>> {
  const result = safeParse(schema, input);
  if (result.success) return { ok: true, value: result.data };
  const words = messages.in(locale);
  return {
    ok: false,
    errors: result.error.issues.map((issue) => {
      const path = issue.path.join('.');
      if (!isCode(issue.message)) return { path, message: issue.message };
      const word = words[issue.message];
      const { minimum = 0, maximum = 0 } = issue as { minimum?: number; maximum?: number };
      return {
        path,
        code: issue.message,
        message: typeof word === 'string' ? word : word({ minimum, maximum }),
      };
    }),
  };
}

const isCode = (message: string): message is ValidationCode => Object.hasOwn(en, message);
