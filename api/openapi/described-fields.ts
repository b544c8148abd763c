import type * as z from 'zod/mini';
import { centsFields, centsName } from '#domain/jobs/named-cents.ts';
import { descriptionsOf, type FieldDescription } from '#domain/validation/describe-fields.ts';
import './field-texts.ts';
import { exampleOf } from './example-of.ts';

/** A schema whose fields wait for their descriptions. */
const MARK = 'x-described';

/**
 * Notes the descriptions of an object's fields in its JSON schema. `describeMarked` writes them into the fields, once
 * these are complete.
 */
export function markFields(schema: z.core.$ZodType, jsonSchema: object): void {
  if (schema._zod.def.type !== 'object') return;
  const descriptions = descriptionsOf(schema as z.ZodMiniType);
  for (const name of centsFields(schema)) {
    const { example } = descriptions[name] ?? {};
    const description = `\`${name}\` by the name of its unit, US cents`;
    descriptions[centsName(name)] = { description, ...(example !== undefined && { example }) };
  }
  if (Object.keys(descriptions).length > 0) Object.assign(jsonSchema, { [MARK]: descriptions });
}

interface Described {
  properties?: Record<string, object>;
  [MARK]?: Record<string, FieldDescription>;
}

/** `node` with the descriptions and examples of all fields in it that were marked. */
export function describeMarked<T>(node: T): T {
  if (Array.isArray(node)) return node.map(describeMarked) as T;
  if (typeof node !== 'object' || node === null) return node;
  const { [MARK]: descriptions = {}, ...rest } = node as Described;
  const result = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, describeMarked(value)]),
  ) as Described;
  for (const [name, entry] of Object.entries(descriptions)) {
    const field = result.properties?.[name];
    if (field && result.properties) result.properties[name] = withDescription(field, entry);
  }
  return result as T;
}

/** A description of the field itself, such as one that names a price, stays. */
function withDescription<S extends object>(
  field: S,
  { description, example = exampleOf(field) }: FieldDescription,
): S & { description: string } {
  return { description, ...(example !== undefined && { examples: [example] }), ...field };
}

export interface Parameter {
  name: string;
  in: string;
  schema?: object;
}

/** The parameters of a call with the descriptions that the schema of its query, or of its headers, has for them. */
export function describeParameters<P extends Parameter>(
  parameters: readonly P[],
  schemas: Readonly<Record<string, z.ZodMiniType | undefined>>,
): P[] {
  return parameters.map((parameter) => {
    const schema = schemas[parameter.in];
    const entry = schema && descriptionsOf(schema)[parameter.name];
    if (!entry || !parameter.schema) return parameter;
    const { description, ...described } = withDescription(parameter.schema, entry);
    return { ...parameter, description, schema: described };
  });
}
