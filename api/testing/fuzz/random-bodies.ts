import fc from 'fast-check';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Operation } from '#api/openapi/operation.ts';
import { callOf } from '#api/openapi/operation.ts';
import { NOW } from '#api/testing/api-test.ts';
import { hostileValues } from '#api/testing/hostile-values.ts';
import type { PopulatedApi } from '#api/testing/populated-api.ts';
import type { RouteRow } from '#api/testing/route-row.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { centralTime } from '#domain/schedule/testing/central-time.ts';
import { schemaValues } from './schema-values.ts';

const valuesOf = schemaValues(businessToday(NOW, centralTime));

/**
 * Random bodies that `schema` accepts. Where the pool has hardly any, which a filter would look for without end, the
 * example alone; throws without one.
 */
function validBodies(schema: z.ZodMiniType, example: unknown): fc.Arbitrary<unknown> {
  const isValid = (body: unknown) => z.safeParse(schema, body).success;
  const values = valuesOf(schema);
  if (!fc.sample(values, 1000).some(isValid)) {
    if (!isValid(example))
      throw new Error('Neither a value of the pool nor the example is accepted');
    return fc.constant(example);
  }
  return values.filter(isValid);
}

/** Random bodies that it refuses: accepted ones with a field that is missing or has another value. */
const invalidBodies = (schema: z.ZodMiniType, example: unknown) =>
  fc
    .tuple(
      validBodies(schema, example),
      fc.nat(),
      fc.oneof(fc.constantFrom(...hostileValues, undefined), fc.jsonValue()),
    )
    .map(([body, index, value]) => {
      const fields = { ...(body as Record<string, unknown>) };
      const names = Object.keys(fields);
      const name = names[index % names.length];
      return name === undefined ? fields : { ...fields, [name]: value };
    })
    .filter((body) => !z.safeParse(schema, JSON.parse(JSON.stringify(body))).success);

interface RandomBodies {
  api: PopulatedApi;
  row: RouteRow;
  operation: Operation;
  schema: z.ZodMiniType;
  /** Random bodies of each kind. */
  runs: number;
}

/**
 * Sends a route random valid and random invalid bodies. Each answer has to be as the document says, which
 * `send` checks; none is a fault of the server, and what the schema refuses is refused as invalid.
 */
export async function sendRandomBodies({
  api,
  row,
  operation,
  schema,
  runs,
}: RandomBodies): Promise<void> {
  const { method, path: pattern } = callOf(operation);
  const path = (await row.path?.(api)) ?? pattern;
  const seed = Date.now();
  // A route that checks passwords answers five of them a second, and refuses the rest at once.
  const atATime = row.throttled ? runs : 10;

  async function sendAll(
    bodies: fc.Arbitrary<unknown>,
    check: (status: number, what: string) => void,
  ) {
    const sampled = fc.sample(bodies, { numRuns: runs, seed });
    for (let start = 0; start < sampled.length; start += atATime) {
      await Promise.all(
        sampled.slice(start, start + atATime).map(async (body) => {
          const answer = await api.call(`${method} ${path}`, { body, headers: api.signedIn });
          const what = `seed ${seed}, ${JSON.stringify(body).slice(0, 2000)}: ${answer.text.slice(0, 500)}`;
          expect(answer.status, what).toBeLessThan(500);
          if (row.throttled && answer.json.code === 'rate_limited') return;
          check(answer.status, what);
        }),
      );
    }
  }

  const example = await row.body?.(api);
  await sendAll(validBodies(schema, example), () => undefined);
  // 400 for JSON that a parser must not read, such as a field `__proto__`.
  await sendAll(invalidBodies(schema, example), (status, what) =>
    expect([400, 422], what).toContain(status),
  );
}
