import { type Input, keyOf, send } from '#client/send.ts';
import type { AnswerTo, Read, Sent } from '#contract/contract.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';

interface ListResponse<T> {
  data: T[];
  total: number;
  /** The number of matches before this page. */
  start: number;
  /** Null if the previous page is the first one. */
  previousCursor: string | null;
  nextCursor: string | null;
}

export interface ListPage<T> extends ListResponse<T> {
  /** The path that was requested. */
  path: string;
  readAt: Date;
}

/** The documented calls of lists that are read page by page. */
export type ListCall = {
  [C in Read]: AnswerTo<C> extends ListResponse<Versioned> ? C : never;
}[Read];

export type RecordOf<C extends ListCall> =
  AnswerTo<C> extends ListResponse<infer T extends Versioned> ? T : never;

/** Query parameters of a list; empty ones are omitted. */
export type ListQuery<C extends ListCall> =
  Sent<C> extends { query?: infer Query } ? NonNullable<Query> : never;

// A list takes a query and nothing else, which the compiler can't see of a generic call.
const inputOf = <C extends ListCall>(query: ListQuery<C>) => [{ query }] as unknown as Input<C>;

/** The path of one page, below /api/. */
export const listPath = <C extends ListCall>(call: C, query: ListQuery<C>): string =>
  keyOf(call, ...inputOf<C>(query));

export async function fetchListPage<C extends ListCall>(
  call: C,
  query: ListQuery<C>,
): Promise<ListPage<RecordOf<C>>> {
  // By the definition of `ListCall`.
  const page = (await send(call, ...inputOf<C>(query))) as ListResponse<RecordOf<C>>;
  return { ...page, path: listPath(call, query), readAt: new Date() };
}
