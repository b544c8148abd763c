import type * as z from 'zod/mini';
import type { FileAnswer, FileBody, ParamOf } from '#api/openapi/operation.ts';
import type { Documented } from '#api/openapi/operations.ts';

// Types alone: nothing of the API reaches a browser.

/** The method and the router's pattern of a documented call, such as `GET /api/bookings/:id/job`. */
export type Call = Documented['call'];

type OperationOf<C extends Call> = Extract<Documented, { call: C }>;

/** A type for each success of an operation, in union. */
type Answers<A> = A[keyof A];

type JsonOf<A> = A extends z.ZodMiniType ? z.output<A> : A extends FileAnswer ? never : undefined;

/** The parsed JSON of a success; undefined of one without a body. */
export type AnswerTo<C extends Call> = JsonOf<Answers<OperationOf<C>['answers']>>;

/** The calls that are answered with JSON, or with nothing. */
export type JsonCall = { [C in Call]: [AnswerTo<C>] extends [never] ? never : C }[Call];

/** The calls that change nothing. */
export type Read = Extract<JsonCall, `GET ${string}`>;

/**
 * A body as a form gives it: a text may stand where the server expects something else, and null or undefined for what
 * was left empty, because it is the server that names what is wrong with them.
 */
type AsTyped<T> = T extends string | number | boolean | null | undefined
  ? T | string | null | undefined
  : T extends readonly (infer Item)[]
    ? readonly AsTyped<Item>[]
    : T extends object
      ? { readonly [Name in keyof T]: AsTyped<T[Name]> }
      : T;

/** Every field by its name, because a field that is left out of a replaced record is lost. */
type Whole<T> = T extends object ? { [Name in keyof T]-?: T[Name] | undefined } : T;

/** The JSON that an operation takes; never without a body. */
type JsonBody<C extends Call> =
  OperationOf<C> extends { body: infer Body extends z.ZodMiniType } ? z.input<Body> : never;

/** The same as the operation's code gets it. */
export type ParsedBody<C extends Call> =
  OperationOf<C> extends { body: infer Body extends z.ZodMiniType } ? z.output<Body> : never;

type BodyOf<C extends Call> = C extends `PUT ${string}`
  ? Whole<AsTyped<JsonBody<C>>>
  : AsTyped<JsonBody<C>>;

type Params<C extends Call> = [ParamOf<C>] extends [never]
  ? { params?: never }
  : { params: Readonly<Record<ParamOf<C>, string>> };

type Query<C extends Call> =
  OperationOf<C> extends { query: infer Schema extends z.ZodMiniType }
    ? {
        /** As texts; what is undefined is left out. */
        query?: { readonly [Name in keyof z.input<Schema>]?: string | number | null | undefined };
      }
    : { query?: never };

type Body<C extends Call> =
  OperationOf<C> extends { body: FileBody }
    ? { body: Blob; json?: never }
    : [JsonBody<C>] extends [never]
      ? { body?: never; json?: never }
      : OperationOf<C> extends { isBodyOptional: true }
        ? { json?: BodyOf<C>; body?: never }
        : { json: BodyOf<C>; body?: never };

/** What a call is made of, besides its name. */
export type Sent<C extends Call> = Params<C> & Query<C> & Body<C>;
