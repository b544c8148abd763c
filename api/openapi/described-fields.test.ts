import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { document } from '#api/testing/documented-answers.ts';
import type { JsonSchema } from './docs-schema.ts';
import { openApiPath } from './openapi-document.ts';
import { callOf } from './operation.ts';
import { operations } from './operations.ts';

type Field = JsonSchema & { examples?: unknown[] };

interface Described {
  parameters?: { name: string; description?: string; example?: unknown; schema: Field }[];
  requestBody?: { content: Record<string, { schema?: Field }> };
}

const ajv = new Ajv2020({ strict: false, validateSchema: false });
ajvFormats.default(ajv);
ajv.addSchema(document, 'api');

/** The schema itself, with `description` and `examples` beside its reference. */
function resolved({ $ref, ...beside }: Field): Field {
  if (!$ref) return beside;
  const name = $ref.split('/').at(-1) ?? '';
  return { ...(document.components?.schemas?.[name] as Field), ...beside };
}

/** All fields in a schema, by path. */
function* fieldsIn(schema: Field, path: string): Generator<[string, Field]> {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = resolved(schema);
  for (const [name, field] of Object.entries(properties)) {
    yield [`${path}.${name}`, field];
    yield* fieldsIn(field, `${path}.${name}`);
  }
  for (const part of [...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf])
    yield* fieldsIn(part, path);
}

/** Where what is missing belongs. */
const place =
  'described by `describeFields` in a *.descriptions.ts or *.openapi.ts, a parameter of the path in api/openapi/path-parameters.ts';

const fields = operations.flatMap((operation) => {
  const { method, path } = callOf(operation);
  const item = document.paths?.[openApiPath(path)] as unknown as Record<string, Described>;
  const { parameters = [], requestBody } = item[method.toLowerCase()] ?? {};
  const body = requestBody?.content['application/json']?.schema;
  return [
    ...parameters.map(({ name, description, example, schema }): [string, Field] => [
      `${operation.id} ${name}`,
      {
        ...schema,
        ...(description && { description }),
        ...(example !== undefined && { examples: [example] }),
      },
    ]),
    ...(body ? fieldsIn(body, operation.id) : []),
  ];
});

it('says of every parameter and of every field of a body what it is', () => {
  expect(fields.length).toBeGreaterThan(900);
  const silent = fields.filter(([, field]) => !resolved(field).description);
  expect(
    silent.map(([path]) => path),
    place,
  ).toEqual([]);
});

it('has an example of each that is no object with fields of its own', () => {
  const hasFields = (field: Field) => !fieldsIn(field, '').next().done;
  const without = fields.filter(([, field]) => !hasFields(field) && !resolved(field).examples);
  expect(
    without.map(([path]) => path),
    place,
  ).toEqual([]);
});

it('has examples that its own schemas accept', () => {
  const wrong = fields.flatMap(([path, field]) => {
    const { examples = [] } = resolved(field);
    // References are to the whole document.
    const absolute = JSON.parse(JSON.stringify(field).replaceAll('"#/', '"api#/'));
    const validate = ajv.compile(absolute);
    return examples.filter((example) => !validate(example)).map((example) => ({ path, example }));
  });
  expect(wrong).toEqual([]);
});
