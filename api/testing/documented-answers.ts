import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { openApiDocument, openApiPath } from '#api/openapi/openapi-document.ts';
import { callOf, type Operation } from '#api/openapi/operation.ts';
import { operations } from '#api/openapi/operations.ts';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';

export const document = openApiDocument(operations, 'https://inspector.example', defaultBusiness);

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
ajvFormats.default(ajv);
ajv.addSchema(document, 'api');

const patterns = operations.map((operation) => {
  const { method, path } = callOf(operation);
  const pattern = path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+');
  return { method, operation, path: new RegExp(`^${pattern}$`) };
});
// `/api/reviews/all` before `/api/reviews/:id`.
patterns.sort((one, other) => parameters(one.operation) - parameters(other.operation));

function parameters({ call }: Operation): number {
  return call.split(':').length;
}

/** The operation of a call, such as `GET /api/blog/posts/hail?x=1`. */
function operationOf(call: string): Operation | undefined {
  const [method = '', target = ''] = call.split(' ');
  const [path = ''] = target.split('?');
  return patterns.find((row) => row.method === method && row.path.test(path))?.operation;
}

interface ReceivedAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * What an answer has that the document does not describe: its status, its media type, each missing,
 * wrong or extra field. Empty for a call that is not an operation.
 */
export function undocumented(call: string, answer: ReceivedAnswer): string[] {
  const operation = operationOf(call);
  if (!operation) return [];
  const { method, path } = callOf(operation);
  const route = ['paths', openApiPath(path), method.toLowerCase(), 'responses', answer.status];
  const described = resolve(route);
  if (!described) return [`${operation.call}: the status ${answer.status}`];
  const content = described.value['content'] as Record<string, { schema?: unknown }> | undefined;
  if (!content) return answer.text === '' ? [] : [`${operation.call}: a body`];
  const mediaType = (answer.headers.get('Content-Type') ?? '').replace(/;.*/, '');
  const media = content[mediaType];
  if (!media) return [`${operation.call} ${answer.status}: the media type ${mediaType}`];
  if (!mediaType.endsWith('json')) return [];
  const pointer = [...described.path, 'content', mediaType, 'schema'].map(escaped).join('/');
  const validate = ajv.getSchema(`api#/${pointer}`);
  if (!validate) return [`${operation.call} ${answer.status}: a schema`];
  validate(JSON.parse(answer.text));
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${operation.call} ${answer.status}: ${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** The object at `path` of the document, through a reference to a component. */
function resolve(
  path: readonly (string | number)[],
): { path: readonly (string | number)[]; value: Record<string, unknown> } | undefined {
  let value: unknown = document;
  for (const name of path) value = (value as Record<string, unknown> | undefined)?.[name];
  if (typeof value !== 'object' || value === null) return undefined;
  if ('$ref' in value) return resolve(String(value.$ref).slice('#/'.length).split('/'));
  return { path, value: value as Record<string, unknown> };
}

const escaped = (part: string | number) =>
  encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'));
