import type * as z from 'zod/mini';
import type { callsPerAddress } from '#api/http/rate-limit.ts';
import type { ApiScope } from '#domain/api-keys/api-key.schema.ts';
import type { ProblemCode } from '#domain/problem/problem.ts';

/** The sections of the document. */
export const tags = {
  Prices: 'What an inspection costs',
  Calendar: 'Free starts, and booking one of them',
  Agents: 'The inspections of an agent’s clients, for anyone with the agent’s link',
  Appointments: 'A booking, for anyone with its link',
  Jobs: 'What is agreed, paid and delivered for a booking',
  Requests: 'The contact form',
  Content: 'Reviews, offers, articles and tips that the site shows',
  Session: 'Signing in as the owner',
  Bookings: 'The owner’s bookings, requests and figures',
  Schedule: 'When the inspector can be booked',
  Publishing: 'The owner’s articles, reviews, offers and partners',
  Business: 'Facts, prices, texts and looks of the business',
  Messages: 'What is emailed, and its wording',
  Account: 'The owner’s account, data and connections',
  Server: 'For monitoring',
} as const;

export type Tag = keyof typeof tags;

/** An answer that is not JSON. */
export interface FileAnswer {
  mediaType: string;
}

/** A body that is not JSON. */
export interface FileBody {
  mediaTypes: readonly string[];
}

/** The answer of a status: the schema of its JSON, a file, or `null` without a body. */
export type Answer = z.ZodMiniType | FileAnswer | null;

/** The API document's entry for one route. */
export interface Operation {
  /** The method and the router's pattern, such as `GET /api/blog/posts/:post`. */
  call: string;
  /** The name of the call in generated clients. */
  id: string;
  tag: Tag;
  /** One line. */
  summary: string;
  description?: string;
  /** `ownPage`: only our own pages, by origin. `owner`: with a session; writes need both. */
  who: 'everyone' | 'ownPage' | 'owner';
  /** The scope with which an API key may call it instead of the owner's session. */
  scope?: ApiScope;
  /** Its rate limit; `signIn` counts passwords. */
  limit?: keyof typeof callsPerAddress | 'signIn';
  query?: z.ZodMiniType;
  /** The schema that the route validates with. */
  body?: z.ZodMiniType | FileBody;
  /** Some callers send none. */
  isBodyOptional?: true;
  /** It takes an `Idempotency-Key`. */
  idempotent?: true;
  answers: Readonly<Record<number, Answer>>;
  /** Further problems, besides those that follow from the fields above. */
  problems?: readonly ProblemCode[];
  /** With conflicts: the current version. Without it, the answer of a call that names a `revision`. */
  current?: z.ZodMiniType;
}

export const isSchema = (part: Operation['body'] | Answer): part is z.ZodMiniType =>
  part !== null && part !== undefined && '_zod' in part;

/** Whether the caller names the version that it changes, so that another one in store is a conflict. */
export const namesRevision = ({ query, body }: Operation): boolean =>
  [query, body].some((part) => isSchema(part) && fieldsOf(part).includes('revision'));

const fieldsOf = ({ _zod: { def } }: z.ZodMiniType): string[] =>
  'shape' in def ? Object.keys(def.shape as object) : [];

/** The method of an operation and its path in the router's syntax. */
export function callOf({ call }: Pick<Operation, 'call'>): { method: string; path: string } {
  const [method = '', path = ''] = call.split(' ');
  return { method, path };
}

type WithoutEnding<Name extends string> = Name extends `${infer Plain}.${string}` ? Plain : Name;

/** The names of the parameters of a path. */
export type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? WithoutEnding<Name>
    : never;
