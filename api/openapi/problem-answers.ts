import * as z from 'zod/mini';
import type { ZodOpenApiResponseObject } from 'zod-openapi';
import type { ProblemCode } from '#domain/problem/problem.ts';
import { isSchema, namesRevision, type Operation } from './operation.ts';
import { problemsOf } from './operation-problems.ts';
import { problemResponseSchema } from './problem.schema.ts';

/** Returns a function that describes the refusals of an operation. Equal ones share a component. */
export function createProblemAnswers(): (
  operation: Operation,
) => Record<string, ZodOpenApiResponseObject> {
  const components = new Map<string, ZodOpenApiResponseObject>();

  function problemAnswer(status: number, codes: readonly ProblemCode[]): ZodOpenApiResponseObject {
    const id = codes.map(pascalCase).join('Or');
    const known = components.get(id) ?? { id, ...describedAnswer(status, codes) };
    components.set(id, known);
    return known;
  }

  return (operation) => {
    const current = currentOf(operation);
    const entries = [...problemsOf(operation)].map(([status, codes]) => [
      status,
      current && status === CONFLICT
        ? describedAnswer(status, codes, current)
        : problemAnswer(status, codes),
    ]);
    return Object.fromEntries(entries);
  };
}

function currentOf(operation: Operation): z.ZodMiniType | undefined {
  if (operation.current || !namesRevision(operation)) return operation.current;
  const answer = operation.answers[200];
  return isSchema(answer) ? answer : undefined;
}

const CONFLICT = 409;
const TOO_MANY = 429;
/** The statuses of refusals that say when to retry. */
const retries = new Set([TOO_MANY, 503]);

/** The headers of rate-limited calls (IETF draft-ietf-httpapi-ratelimit-headers-10). */
export const rateFields = {
  'RateLimit-Policy': {
    description:
      'The limit: `q` calls in `w` seconds, by address (`slots`, `writes`, `tips`) or API key (`key`).',
    schema: { type: 'string' as const },
    example: '"slots";q=120;w=60',
  },
  RateLimit: {
    description: 'What is left: `r` calls, all of them again after `t` seconds.',
    schema: { type: 'string' as const },
    example: '"slots";r=119;t=60',
  },
};

const retryAfter = {
  description: 'Seconds until the call may be repeated.',
  schema: { type: 'integer' as const, minimum: 1 },
};

function describedAnswer(
  status: number,
  codes: readonly ProblemCode[],
  current?: z.ZodMiniType,
): ZodOpenApiResponseObject {
  const details = z.looseObject({
    code: z.enum(codes),
    ...(current && { current: z.optional(current) }),
  });
  const schema = z.intersection(problemResponseSchema, details);
  return {
    description: codes.map((code) => `\`${code}\``).join(', '),
    ...(retries.has(status) && {
      headers: { 'Retry-After': retryAfter, ...(status === TOO_MANY && rateFields) },
    }),
    content: { 'application/problem+json': { schema } },
  };
}

const pascalCase = (code: string) =>
  code.replaceAll(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
