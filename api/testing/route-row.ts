import type { ApiScope } from '#domain/api-keys/api-key.schema.ts';
import type { PopulatedApi } from './populated-api.ts';

/** The part of a populated server that rows use. */
export type RowServer = Pick<
  PopulatedApi,
  'password' | 'appointmentToken' | 'agentToken' | 'read' | 'readList' | 'firstId'
>;

/** One row per route, or several if it answers in more than one way. */
export interface RouteRow {
  /** The method and the router's pattern. */
  call: string;
  /** `owner` needs a session and, for writes, our own origin; `ownPage` only the origin. */
  who: 'everyone' | 'ownPage' | 'owner';
  /** Also open to a program whose API key has this scope. */
  key?: ApiScope;
  /** Allowed from pages of any origin. */
  crossOrigin?: true;
  /** Calls per address that the rate limit allows. */
  callsAllowed?: 5 | 20 | 120;
  /** The path with its parameters and query; by default the path of `call`. */
  path?: (api: RowServer) => Promise<string> | string;
  /** A body that is accepted. */
  body?: (api: RowServer) => Promise<object> | object;
  /** The names of query parameters. */
  query?: readonly string[];
  /** The limit of the JSON body; 64 by default. */
  limitKb?: number;
  /** Checks a password, which is slow, so it is tested with fewer hostile values. */
  throttled?: true;
  /** The media type of a body that is not JSON. */
  bytes?: string;
  /** What is signed names who signs it, and where; its text is for the holder of the link. */
  namesItsClient?: true;
  /** The status of the accepted call; 200 by default. */
  status?: number;
}
