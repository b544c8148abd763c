import type * as z from 'zod/mini';

/**
 * `T` with every field present, including those whose value may be undefined. A function that
 * copies a record field by field returns this type, so that leaving out a new field does not
 * compile.
 */
export type EveryField<T> = { [Field in keyof Required<T>]: T[Field] };

/** The named fields of `record`, also those without a value. */
export const pickFields = <T, Field extends keyof T>(
  record: T,
  fields: readonly Field[],
): EveryField<Pick<T, Field>> =>
  Object.fromEntries(fields.map((field) => [field, record[field]])) as EveryField<Pick<T, Field>>;

/** A table with one entry for each field of `T`, and no other. */
export type ByField<T, Entry = unknown> = Readonly<Record<keyof T, Entry>>;

/** The schema of a `T` that names each of its fields, also optional ones, which a `ZodMiniType<T>` may leave out. */
export type Whole<T> = z.ZodMiniType<T> & { shape: ByField<T> };
