import type { AnswerTo, Call, JsonCall, Sent } from '#contract/contract.ts';
import { callApi, downloadFile, type Call as Request } from './call-api.ts';

interface Options extends Pick<Request, 'headers' | 'signal' | 'locale' | 'nullOn401'> {
  /** Origin of the API; that of the page without it. */
  base?: string | undefined;
}

/** Optional where nothing has to be sent. */
export type Input<C extends Call> =
  Record<never, never> extends Sent<C> ? [input?: Sent<C> & Options] : [input: Sent<C> & Options];

interface AnyInput extends Options {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | null | undefined>>;
  json?: unknown;
  body?: Blob;
}

/** The path and the query below `/api/`, with which an answer is kept; empty parameters are left out. */
export function keyOf<C extends Call>(call: C, ...[input]: Input<C>): string {
  const { params, query = {} }: AnyInput = input ?? {};
  const path = call
    .replace(/.+ \/api\//, '')
    .replace(/:(\w+)/g, (_, name) => encodeURIComponent(params?.[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if ((value ?? '') !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Makes a documented call, once. Throws like `callApi`. */
export const send = <C extends JsonCall>(call: C, ...args: Input<C>): Promise<AnswerTo<C>> =>
  callApi(args[0]?.base ?? '', keyOf(call, ...args), requestOf(call, args[0]));

/** Makes a documented call whose answer is kept as a file, JSON too. Throws like `downloadFile`. */
export const download = <C extends Call>(call: C, ...args: Input<C>): Promise<File> =>
  downloadFile(args[0]?.base ?? '', keyOf(call, ...args), requestOf(call, args[0]));

function requestOf(call: Call, { base, params, query, ...rest }: AnyInput = {}): Request {
  return { ...rest, method: call.split(' ')[0] as NonNullable<Request['method']> };
}
