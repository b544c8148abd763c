import type * as z from 'zod/mini';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import { listFormat, valueFormat } from '../json/file-formats.ts';
import type { Format } from '../json/json-file.ts';
import { noSamples, type SampleContent } from '../sample-content.ts';
import { checkedRecord } from '../stored/checked-record.ts';
import { deepFreeze } from '../stored/deep-freeze.ts';

/** A record as a row of the table `records`. */
export interface Row {
  id: string;
  revision: number;
  /** Unique in its kind, such as a slug. */
  name: string | null;
  /** The same object as long as nothing changes. */
  value: unknown;
}

interface Traits {
  /** Of its file, without `.json`, and of its rows in a database. */
  readonly name: string;
  /** Not in a backup: it gives access, or would send the data of a restored copy somewhere. */
  readonly isSecret: boolean;
  /** Pages show it, so that a change ends their caches. */
  readonly isShown: boolean;
  /** Only a new store begins with samples of it: it has effects, which an upgrade must not begin to have. */
  readonly isSeeded: boolean;
}

/**
 * A kind of record that both stores, the backup and the transfer between them handle alike. `C` is all that a
 * store has of the kind: a list of records, or one value.
 */
export interface Kind<C> extends Traits {
  readonly format: Format<C>;
  /** What a new store has; frozen. */
  initial(samples: SampleContent): C;
  rowsOf(content: C): Row[];
  /** The inverse of `rowsOf`, for the values of rows in their order. */
  contentOf(values: readonly unknown[]): C;
  /** For comparing two stores: one text a record, in any order. */
  digestTexts(content: C): string[];
}

/** A short list of records. */
export interface ListKind<T> extends Kind<readonly T[]> {
  /** The record as the next start would read it. Throws if that start would refuse it. */
  check(record: unknown): T;
  idOf(record: T): string;
  nameOf(record: T): string | null;
}

export const isList = (kind: Kind<unknown>): kind is ListKind<unknown> => 'idOf' in kind;

/** One value, such as the opening hours. */
export interface ValueKind<T> extends Kind<T> {
  check(value: unknown): T;
}

/** A value that the owner edits, with optimistic locking. */
export interface SettingKind<T extends { revision: number }> extends ValueKind<T> {
  readonly isVersioned: true;
}

/** A list that the owner edits, with optimistic locking of each record. */
export interface VersionedKind<T extends Versioned> extends ListKind<T> {
  readonly isVersioned: true;
}

interface Options<C> {
  name: string;
  isSecret?: true;
  isShown?: true;
  isSeeded?: true;
  initial?: (samples: SampleContent) => C;
}

interface ListOptions<T> extends Options<readonly T[]> {
  schema: z.ZodMiniType<T>;
  idOf: (record: T) => string;
  nameOf?: (record: T) => string;
  /** Their order means nothing, and differs between two stores. */
  isUnordered?: true;
}

export function list<T extends object>(options: ListOptions<T>): ListKind<T> {
  const { schema, idOf, isUnordered, initial = () => [] } = options;
  const check = (record: unknown) => checkedRecord(schema, record);
  const nameOf = (record: T) => options.nameOf?.(record) ?? null;
  return {
    ...traitsOf(options),
    format: listFormat(schema),
    initial: (samples) => deepFreeze(structuredClone(initial(samples))),
    check,
    idOf,
    nameOf,
    rowsOf: (records) =>
      records.map((record) => ({
        id: idOf(record),
        revision: revisionOf(record),
        name: nameOf(record),
        value: record,
      })),
    contentOf: (values) => values.map(check),
    digestTexts: (records) =>
      records.map((record, position) =>
        isUnordered ? JSON.stringify(record) : `${position} ${JSON.stringify(record)}`,
      ),
  };
}

export const versioned = <T extends Versioned>(
  options: Omit<ListOptions<T>, 'idOf'>,
): VersionedKind<T> => ({ ...list<T>({ ...options, idOf: ({ id }) => id }), isVersioned: true });

interface ValueOptions<T> extends Options<T> {
  schema: z.ZodMiniType<T>;
  /** The property of the file's object. */
  property: string;
  initial: (samples: SampleContent) => T;
}

/** `null` has no row in a database. */
export function value<T>(options: ValueOptions<T>): ValueKind<T> {
  const { name, schema, property } = options;
  const check = (content: unknown) => checkedRecord(schema, content);
  const initial = (samples: SampleContent) => deepFreeze(structuredClone(options.initial(samples)));
  return {
    ...traitsOf(options),
    format: valueFormat(property, schema),
    initial,
    check,
    rowsOf: (content) =>
      content === null
        ? []
        : [{ id: name, revision: revisionOf(content), name: null, value: content }],
    // A kind that is new in this version has no row in an older database.
    contentOf: ([content]) => (content === undefined ? initial(noSamples) : check(content)),
    digestTexts: (content) => (content === null ? [] : [JSON.stringify(content)]),
  };
}

export const setting = <T extends { revision: number }>(
  options: ValueOptions<T>,
): SettingKind<T> => ({ ...value(options), isVersioned: true });

/** An object of entries, whose order means nothing. Without any it has no row. */
export function entries<V>(
  options: Omit<ValueOptions<Readonly<Record<string, V>>>, 'initial'>,
): ValueKind<Readonly<Record<string, V>>> {
  const kind = value({ ...options, initial: () => ({}) });
  return {
    ...kind,
    rowsOf: (content) => (Object.keys(content).length > 0 ? kind.rowsOf(content) : []),
    digestTexts: (content) => Object.entries(content).map((entry) => JSON.stringify(entry)),
  };
}

const traitsOf = ({
  name,
  isSecret,
  isShown,
  isSeeded,
}: Pick<Options<never>, 'name' | keyof Traits>): Traits => ({
  name,
  isSecret: isSecret === true,
  isShown: isShown === true,
  isSeeded: isSeeded === true,
});

const revisionOf = (content: unknown): number =>
  typeof content === 'object' && content !== null && 'revision' in content
    ? Number(content.revision)
    : 1;
