import { HttpResponse, type HttpResponseResolver } from 'msw';
import * as z from 'zod/mini';
import { type Problem, type ProblemCode, problemTypes } from '#domain/problem/problem.ts';

/** `body` as JSON. Throws if it does not fit `schema`: stories show only possible answers. */
export function json<S extends z.ZodMiniType>(schema: S, body: z.input<S>, status = 200) {
  z.parse(schema, body);
  return HttpResponse.json(body as object, { status });
}

const problemSchema = z.strictObject({
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
  slots: z.optional(z.array(z.strictObject({ time: z.string() }))),
  reason: z.optional(z.literal('drive_time')),
  price: z.optional(
    z.strictObject({ shown: z.nullable(z.int()), current: z.int(), priceRevision: z.int() }),
  ),
});

/** A problem document, with the API's status and title for `code`. */
export const problem =
  (
    code: ProblemCode,
    rest: Pick<Problem, 'detail' | 'errors' | 'slots' | 'reason' | 'price'> = {},
  ): HttpResponseResolver =>
  () => {
    z.parse(problemSchema, rest);
    const { status, title } = problemTypes[code];
    const body: Problem = { type: 'about:blank', title, status, code, ...rest };
    return HttpResponse.json(body as object as { title: string }, {
      status,
      headers: { 'Content-Type': 'application/problem+json' },
    });
  };

export const networkError: HttpResponseResolver = () => HttpResponse.error();

const unsettled: (() => void)[] = [];

/** The same response, but only once the story is left. */
export const pending =
  (resolver: HttpResponseResolver): HttpResponseResolver =>
  async (call) => {
    await new Promise<void>((resolve) => {
      unsettled.push(resolve);
    });
    return resolver(call);
  };

/** Ends a story's pending calls; otherwise a widget's timeout ends them in a later story. */
export function settlePending(): void {
  for (const resolve of unsettled.splice(0)) resolve();
}
