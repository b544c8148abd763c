import { delay, HttpResponse, type HttpResponseResolver } from 'msw';
import * as z from 'zod/mini';
import { type Problem, type ProblemCode, problemTypes } from '#domain/problem/problem.ts';

/** How the mocked server answers one call. `begin` is called as a story begins, each time. */
export type Answer = HttpResponseResolver & { begin?: () => void };

/** `body` as JSON. Throws when it does not fit `schema`: a story never shows what the API can't say. */
export function says<S extends z.ZodMiniType>(schema: S, body: z.input<S>, status = 200) {
  z.parse(schema, body);
  return HttpResponse.json(body as object, { status });
}

const problemSchema = z.strictObject({
  detail: z.optional(z.string()),
  errors: z.optional(z.array(z.strictObject({ path: z.string(), message: z.string() }))),
  slots: z.optional(z.array(z.strictObject({ time: z.string() }))),
});

/** A problem document, with the status and title that the API gives to `code`. */
export const refuses =
  (code: ProblemCode, rest: Pick<Problem, 'detail' | 'errors' | 'slots'> = {}): Answer =>
  () => {
    z.parse(problemSchema, rest);
    const { status, title } = problemTypes[code];
    const problem: Problem = { type: 'about:blank', title, status, code, ...rest };
    return HttpResponse.json(problem as object as { title: string }, {
      status,
      headers: { 'Content-Type': 'application/problem+json' },
    });
  };

/** No answer: the network is down. */
export const offline: Answer = () => HttpResponse.error();

/** The same answer, `milliseconds` later; without a figure, not while the story is looked at. */
export const slowly =
  (answer: Answer, milliseconds: number | 'infinite' = 'infinite'): Answer =>
  async (call) => {
    await delay(milliseconds);
    return answer(call);
  };

/** One answer after the other; the last one stays. */
export function inTurn(...answers: [Answer, ...Answer[]]): Answer {
  let next = 0;
  const answer: Answer = (call) => {
    const now = answers[Math.min(next, answers.length - 1)] as Answer;
    next += 1;
    return now(call);
  };
  answer.begin = () => {
    next = 0;
  };
  return answer;
}
