import type * as z from 'zod/mini';
import { centsFields, centsName } from '#domain/jobs/named-cents.ts';
import type { JsonSchema } from './docs-schema.ts';

/** Adds the other name of each amount in cents to the JSON schema of an object; a body needs one of the two. */
export function addCentsNames(
  schema: z.core.$ZodType,
  jsonSchema: JsonSchema,
  io: 'input' | 'output',
): void {
  const { properties, required = [] } = jsonSchema;
  for (const name of properties ? centsFields(schema) : []) {
    const field = properties?.[name];
    if (!properties || !field) continue;
    const other = centsName(name);
    properties[other] = field;
    if (!required.includes(name)) continue;
    if (io === 'output') {
      jsonSchema.required = [...(jsonSchema.required ?? []), other];
    } else {
      jsonSchema.required = required.filter((one) => one !== name);
      jsonSchema.anyOf = [{ required: [name] }, { required: [other] }];
    }
  }
}
