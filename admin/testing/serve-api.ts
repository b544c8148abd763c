import { vi } from 'vitest';
import type { AnswerTo, JsonCall, ParsedBody } from '#contract/contract.ts';
import type { Problem } from '#domain/problem/problem.ts';

/** A call as it arrived. */
export interface Received<Body = unknown> {
  /** The method and the path with its parameters filled in, such as `PUT /api/bookings/7/video`. */
  call: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Undefined without JSON. */
  body: Body;
  request: Request;
}

/** What becomes JSON may be read-only. */
type Given<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends object
    ? { readonly [Name in keyof T]: Given<T[Name]> }
    : T;

export type Answer<C extends JsonCall> = (
  received: Received<ParsedBody<C>>,
) => Given<AnswerTo<C>> | Response | Promise<Given<AnswerTo<C>> | Response>;

export type Answers = { [C in JsonCall]?: Answer<C> };

/**
 * Answers the page's calls in place of the server until the test ends, by documented call; what has no answer gets 404. A
 * `Response` is given as it is, anything else as the JSON of the answer, whose type is that of the API's document.
 */
export function serveApi(answers: Answers) {
  const served: Answers = { ...answers };
  const calls: Received<Record<string, unknown> | undefined>[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const text = request.headers.get('Content-Type')?.includes('json')
      ? await request.clone().text()
      : '';
    const call = `${request.method} ${pathname}`;
    const [pattern, params = {}] = matching(Object.keys(served), call);
    const received = {
      call,
      params,
      query: Object.fromEntries(searchParams),
      body: text ? JSON.parse(text) : undefined,
      request,
    };
    calls.push(received);
    const answer = served[pattern as JsonCall] as ((one: Received) => unknown) | undefined;
    if (!answer) return new Response(null, { status: 404 });
    const given = await answer(received);
    if (given instanceof Response) return given;
    return given === undefined ? new Response(null, { status: 204 }) : Response.json(given);
  });
  return {
    /** May be changed while the test runs. */
    answers: served,
    /** As they arrived. */
    calls,
    /** Those that were no GET. */
    changes: () => calls.filter(({ call }) => !call.startsWith('GET ')),
  };
}

/** The pattern of a call, a literal one before one with parameters. */
function matching(patterns: readonly string[], call: string) {
  const byParameters = patterns.toSorted((a, b) => a.split(':').length - b.split(':').length);
  for (const pattern of byParameters) {
    const path = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
    const found = path.exec(call);
    if (found) return [pattern, { ...found.groups }] as const;
  }
  return [undefined] as const;
}

/** A list of which `data` is all. */
export const wholeList = <T>(data: readonly T[]) => ({
  data,
  total: data.length,
  start: 0,
  previousCursor: null,
  nextCursor: null,
});

/** A refusal of the server (RFC 9457). */
export const problem = (details: Pick<Problem, 'code' | 'status'> & Partial<Problem>) =>
  Response.json(
    { type: `urn:inspection:problem:${details.code}`, title: 'Refused', ...details },
    { status: details.status, headers: { 'Content-Type': 'application/problem+json' } },
  );
