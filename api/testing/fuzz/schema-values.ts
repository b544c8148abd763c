import fc from 'fast-check';
import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { personalData } from '#api/testing/personal-data.ts';
import { pushSubscriptionBody } from '#api/testing/request-bodies.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { addDays } from '#domain/schedule/calendar-date.ts';

/** For every field of the schemas some of these are valid on `today`. */
const poolOf = (today: CalendarDate): readonly unknown[] => [
  ...Array.from({ length: 40 }, (_, at) => addDays(today, 4 + 2 * at)),
  ...['08:00', '11:30', '15:00', '00:00', '23:59', `${today}T15:00:00.000Z`],
  ...Object.values(personalData),
  ...['jane-doe', 'https://jane.example', '/articles/slab.svg', 'https://jane.example/a.png'],
  ...['x', 'Some **text**, and more of it.', 'Straße Ω 家', ''],
  ...[0, 1, 2, 4, 5, 24, 90, 1500, 1998, 5000, true, false],
  ...Object.values(pushSubscriptionBody().keys),
  // A message to the MCP server.
  ...['2.0', 'tools/list', 'tools/call', { name: 'get_price' }],
];

interface Definition {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  items?: readonly z.ZodMiniType[];
  entries?: Record<string, unknown>;
  in?: z.ZodMiniType;
  out?: z.ZodMiniType;
}

/** Makes valid values of a schema, with days from `today` on; optional fields are sometimes missing. */
export function schemaValues(today: CalendarDate) {
  const pool = poolOf(today);

  return function valuesOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
    const definition = schema._zod.def as unknown as Definition;
    const { type, shape, innerType, element, items, entries } = definition;
    if (shape) {
      const fields = Object.entries(shape).map(
        // The honeypot, which people leave empty.
        ([name, field]) => [name, name === 'website' ? fc.constant('') : valuesOf(field)] as const,
      );
      return fc
        .record(Object.fromEntries(fields))
        .map((record) =>
          Object.fromEntries(Object.entries(record).filter(([, v]) => v !== undefined)),
        );
    }
    if (items) return fc.tuple(...items.map(valuesOf));
    if (element) return fc.array(valuesOf(element), { maxLength: 3 });
    if (entries) return fc.constantFrom(...Object.values(entries));
    if (innerType) {
      return type === 'optional' || type === 'default'
        ? fc.option(valuesOf(innerType), { nil: undefined })
        : valuesOf(innerType);
    }
    const taken = pool.filter((value) => safeParse(schema, value).success);
    if (taken.length > 0) return fc.constantFrom(...taken);
    const side = [definition.in, definition.out].find(
      (part) => part && part._zod.def.type !== 'transform',
    );
    return side ? valuesOf(side) : fc.constant(null);
  };
}
