import type { OwnersApi } from './owners-api.ts';

/** What a row needs of a server that keeps something of every kind, with its owner signed in. */
export type RowServer = Pick<OwnersApi, 'password' | 'read' | 'readList' | 'firstId'>;

/**
 * One row a route, or more where it answers in more than one way. `owner` stands for a session and,
 * where something changes, for our own origin; `ownPage` only for that.
 */
export interface RouteRow {
  /** As the router has it. */
  call: string;
  who: 'everyone' | 'ownPage' | 'owner';
  /** The path with its parameters filled in, and the query; without it the path of `call`. */
  path?: (api: RowServer) => Promise<string> | string;
  /** A body that is accepted. */
  body?: (api: RowServer) => Promise<object> | object;
  /** Names in its query string. */
  query?: readonly string[];
  /** Of JSON; 64 unless it says otherwise. */
  limitKb?: number;
  /** A few tries a second, all callers together: fewer hostile values are enough. */
  throttled?: true;
  /** Takes bytes of these types, not JSON. */
  bytes?: string;
  /** What the accepted call is answered with; 200 unless it says otherwise. */
  status?: number;
}
