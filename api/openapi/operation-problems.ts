import { type ProblemCode, problemTypes } from '#domain/problem/problem.ts';
import { callOf, isSchema, namesRevision, type Operation } from './operation.ts';

/** Every problem that a call may answer with, by status, in the order of `problemTypes`. */
export function problemsOf(operation: Operation): Map<number, ProblemCode[]> {
  const given = new Set([...guardProblems(operation), ...(operation.problems ?? [])]);
  const codes = (Object.keys(problemTypes) as ProblemCode[]).filter((code) => given.has(code));
  return Map.groupBy(codes, (code) => problemTypes[code].status);
}

/** The problems that follow from what guards a route and from what it takes. */
function* guardProblems(operation: Operation): Generator<ProblemCode> {
  const { who, scope, limit, query, body, idempotent } = operation;
  const { method, path } = callOf(operation);
  yield 'internal';
  yield 'storage_unavailable';
  if (method !== 'GET') yield 'storage_full';
  if (who === 'owner') yield 'not_signed_in';
  if (who === 'ownPage' || (who === 'owner' && method !== 'GET')) yield 'forbidden_origin';
  if (who === 'owner' && !scope) yield 'api_key_not_accepted';
  if (scope) yield* ['invalid_api_key', 'insufficient_scope', 'forbidden_origin'] as const;
  if (limit || scope) yield 'rate_limited';
  if (path.includes(':')) yield 'not_found';
  if (query || body) yield 'validation_failed';
  if (body) yield* ['body_too_large', 'unsupported_media_type'] as const;
  if (isSchema(body)) yield 'malformed_body';
  if (namesRevision(operation)) yield 'edit_conflict';
  if (idempotent) yield* ['validation_failed', 'idempotency_key_reused'] as const;
}
