import { HttpResponse, type HttpResponseResolver } from 'msw';
import * as z from 'zod/mini';
import { type Problem, type ProblemCode, problemTypes } from '#domain/problem/problem.ts';

/** `body` as JSON. Throws when it does not fit `schema`: no story shows what the API cannot answer. */
export function json<S extends z.ZodMiniType>(schema: S, body: z.input<S>, status = 200) {
  z.parse(schema, body);
  return HttpResponse.json(body as object, { status });
}

const problemSchema = z.strictObject({
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
  slots: z.optional(z.array(z.strictObject({ time: z.string() }))),
  reason: z.optional(z.literal('drive_time')),
});

/** A problem document, with the status and title that the API gives to `code`. */
export const problem =
  (
    code: ProblemCode,
    rest: Pick<Problem, 'detail' | 'errors' | 'slots' | 'reason'> = {},
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

/** The same response, but not before the story is left. */
export const pending =
  (resolver: HttpResponseResolver): HttpResponseResolver =>
  async (call) => {
    await new Promise<void>((resolve) => {
      unsettled.push(resolve);
    });
    return resolver(call);
  };

/** Ends the pending calls of a story; a widget's time limit would end them in a later one. */
export function settlePending(): void {
  for (const resolve of unsettled.splice(0)) resolve();
}
