/**
 * `T` with every field written, also one whose value may be missing. A function that copies a record
 * field by field returns it: where a new field is left out, it does not compile.
 */
export type EveryField<T> = { [Field in keyof Required<T>]: T[Field] };

/** A table with one entry for each field of `T`, and no other. */
export type ByField<T, Entry = unknown> = Readonly<Record<keyof T, Entry>>;
