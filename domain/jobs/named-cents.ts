import * as z from 'zod/mini';

// Quotes are in whole dollars and jobs in cents: each amount in cents is also there under a name that says so, `amount` as
// `amountCents`.

/** Schemas of amounts in cents. */
export const inCents = z.registry<Record<string, never>>();

export const centsName = (field: string): string => `${field}Cents`;

/** The fields of an object that are amounts in cents. */
export function centsFields(schema: z.core.$ZodType): string[] {
  return Object.entries(shapeOf(schema)).flatMap(([name, field]) => (isCents(field) ? [name] : []));
}

const shapeOf = ({ _zod: { def } }: z.core.$ZodType): Readonly<z.core.$ZodShape> =>
  (def as Wrapper).shape ?? {};

const isCents = (schema: z.core.$ZodType): boolean => inCents.has(unwrapped(schema));

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType } = schema._zod.def as Wrapper;
  return innerType ? unwrapped(innerType) : schema;
}

type Wrapper = z.core.$ZodTypeDef & {
  innerType?: z.core.$ZodType;
  element?: z.core.$ZodType;
  shape?: z.core.$ZodShape;
};

/** `value`, by `schema`, with both names of each amount in cents. */
export function withCentsNames<T>(schema: z.core.$ZodType, value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const inner = unwrapped(schema);
  const { element } = inner._zod.def as Wrapper;
  if (Array.isArray(value)) {
    return element ? (value.map((item) => withCentsNames(element, item)) as T) : value;
  }
  const shape = shapeOf(inner);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const field = shape[name];
      if (!field || part === undefined) return [[name, part]];
      if (!isCents(field)) return [[name, withCentsNames(field, part)]];
      return [
        [name, part],
        [centsName(name), part],
      ];
    }),
  ) as T;
}

/**
 * `body` with each amount in cents under the name that `schema` has for it. `differing` are the names of those whose two
 * amounts are not the same.
 */
export function readCentsNames(
  schema: z.core.$ZodType,
  body: unknown,
): { body: unknown; differing: string[] } {
  if (typeof body !== 'object' || body === null) return { body, differing: [] };
  const given = body as Readonly<Record<string, unknown>>;
  const named = centsFields(schema).filter((name) => given[centsName(name)] !== undefined);
  const amounts = named.map((name) => [name, given[name] ?? given[centsName(name)]] as const);
  return {
    body: amounts.length > 0 ? { ...given, ...Object.fromEntries(amounts) } : body,
    differing: amounts.flatMap(([name, amount]) => {
      const alias = centsName(name);
      return amount === given[alias] ? [] : [alias];
    }),
  };
}
