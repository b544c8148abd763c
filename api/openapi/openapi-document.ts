import { STATUS_CODES } from 'node:http';
import { secondsInMinute } from 'date-fns/constants';
import * as z from 'zod/mini';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathItemObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { idempotencyHeaderSchema } from '#api/http/idempotency-key.ts';
import { callsPerAddress } from '#api/http/rate-limit.ts';
import { passwordTries } from '#api/http/sign-in-limit.ts';
import { webhookEventSchema } from '#api/webhooks/webhook-deliveries.openapi.ts';
import type { Business } from '#domain/business/business.ts';
import { addCentsNames } from './cents-names.ts';
import {
  describeMarked,
  describeParameters,
  markFields,
  type Parameter,
} from './described-fields.ts';
import type { JsonSchema } from './docs-schema.ts';
import { type Answer, callOf, isSchema, type Operation, tags } from './operation.ts';
import { pathParameters } from './path-parameters.ts';
import { createProblemAnswers, rateFields } from './problem-answers.ts';

export type OpenApiDocument = ReturnType<typeof createDocument>;

/** The document of `operations` for a server at `origin`. */
export function openApiDocument(
  operations: readonly Operation[],
  origin: string,
  business: Business,
): OpenApiDocument {
  const paths: ZodOpenApiPathsObject = {};
  const problemAnswers = createProblemAnswers();
  for (const operation of operations) {
    const { method, path } = callOf(operation);
    const described = openApiOperation(operation, problemAnswers(operation));
    paths[openApiPath(path)] = {
      ...paths[openApiPath(path)],
      [method.toLowerCase()]: described,
    };
  }
  const document = createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: `API of ${business.name}`,
        version: '1',
        description: introduction(business),
        contact: { email: business.email.display },
      },
      servers: [{ url: origin }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      paths,
      webhooks: { leadEvent },
      components: { securitySchemes },
    },
    {
      override({ zodSchema, jsonSchema, io }) {
        simplify(jsonSchema as JsonSchema);
        addCentsNames(zodSchema, jsonSchema as JsonSchema, io);
        markFields(zodSchema, jsonSchema);
      },
    },
  );
  const described = describeMarked(document);
  for (const operation of operations) describeQuery(described, operation);
  return described;
}

function describeQuery({ paths }: OpenApiDocument, operation: Operation): void {
  const { method, path } = callOf(operation);
  const item = paths?.[openApiPath(path)] as
    | Record<string, { parameters?: Parameter[] }>
    | undefined;
  const described = item?.[method.toLowerCase()];
  if (!described?.parameters) return;
  const schemas = { query: operation.query, header: idempotencyHeaderSchema };
  described.parameters = describeParameters(described.parameters, schemas);
}

const introduction = ({ timeZone }: Business) =>
  'Prices, free starts, booking and requests for everybody; the records of the business for its owner. ' +
  `Days are \`yyyy-MM-dd\` and times \`HH:mm\` in ${timeZone.name}, instants ISO 8601 in UTC. ` +
  'Prices and quotes are whole US dollars. What is agreed, paid and refunded is in US cents: each such field has a second ' +
  'name that says so, such as `amount` and `amountCents`. Answers have both; a body takes either, and two amounts that ' +
  'differ are refused. Unknown fields of a body are ignored. Refusals, quotes and tips are worded by `Accept-Language`: `en` or `es`.';

/** A day's pattern becomes a format; drops what formats imply and the bounds of whole numbers. */
function simplify(schema: JsonSchema): void {
  if (schema.pattern === DAY) schema.format = 'date';
  if (schema.format !== undefined) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  const { propertyNames, required, additionalProperties } = schema;
  // A record of named keys is an object with these properties.
  if (propertyNames?.enum && required && typeof additionalProperties === 'object') {
    schema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]));
    schema.additionalProperties = false;
    delete schema.propertyNames;
  }
}

const DAY = String.raw`^\d{4}-\d{2}-\d{2}$`;

/** What the server sends to the owner's endpoints (docs/webhooks.md). */
const leadEvent: ZodOpenApiPathItemObject = {
  post: {
    operationId: 'receiveLeadEvent',
    security: [],
    summary: 'Something happened to a request or a booking',
    description: 'Signed by Standard Webhooks; an endpoint gets the types it was set up for.',
    requestBody: { content: { 'application/json': { schema: webhookEventSchema } } },
    responses: { '2XX': { description: 'Received' }, 410: { description: 'No longer wanted' } },
  },
};

const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description:
      'The cookie of `POST /api/session`, named `__Host-session` on https. A call that changes something ' +
      'needs the `Origin` of the site as well.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key the owner creates under “Connections”, with the scope `read`, `book`, `webhooks` or `backup`.',
  },
} as const;

/** The router's `:slug` becomes `{slug}`. */
export const openApiPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

function openApiOperation(
  operation: Operation,
  problems: Record<string, ZodOpenApiResponseObject>,
): ZodOpenApiOperationObject {
  const { id, tag, summary, query, body, isBodyOptional, idempotent } = operation;
  const parameters = pathParameters(callOf(operation).path);
  const description = descriptionOf(operation);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: securityOf(operation),
    ...(parameters.length > 0 && { parameters }),
    requestParams: {
      ...(query && { query: query as z.ZodMiniObject }),
      ...(idempotent && { header: z.partial(idempotencyHeaderSchema) }),
    },
    ...(body && { requestBody: { required: !isBodyOptional, content: contentOf(body) } }),
    responses: withProblems(answersOf(operation), problems),
  };
}

const descriptionOf = ({ description, limit }: Operation): string =>
  [description, limit && `At most ${rateLimitText(limit)}.`].filter(Boolean).join(' ');

function securityOf({ who, scope }: Operation): Record<string, string[]>[] {
  if (who !== 'owner') return [];
  return [{ session: [] }, ...(scope ? [{ apiKey: [scope] }] : [])];
}

const contentOf = (body: NonNullable<Operation['body']>) =>
  isSchema(body)
    ? { 'application/json': { schema: body } }
    : Object.fromEntries(body.mediaTypes.map((type) => [type, {}]));

function answersOf(operation: Operation): Record<string, ZodOpenApiResponseObject> {
  const { answers, limit, scope } = operation;
  const isCounted = (limit && limit !== 'signIn') || scope;
  const entries = Object.entries(answers).map(([status, answer]) => [
    status,
    {
      description: STATUS_CODES[status] ?? '',
      ...(isCounted && { headers: rateFields }),
      ...(answer && { content: answerContent(answer) }),
    },
  ]);
  return Object.fromEntries(entries);
}

/** A status may have its own answer besides the problem. */
function withProblems(
  answers: Record<string, ZodOpenApiResponseObject>,
  problems: Record<string, ZodOpenApiResponseObject>,
): ZodOpenApiResponsesObject {
  const both = Object.keys(answers).filter((status) => problems[status]);
  const merged = both.map((status) => {
    const { description, content } = problems[status] as ZodOpenApiResponseObject;
    return [status, { description, content: { ...content, ...answers[status]?.content } }];
  });
  return { ...answers, ...problems, ...Object.fromEntries(merged) };
}

const answerContent = (answer: NonNullable<Answer>) =>
  isSchema(answer)
    ? { 'application/json': { schema: answer } }
    : { [answer.mediaType]: { schema: { type: 'string' as const } } };

const limits = { ...callsPerAddress, signIn: passwordTries.address };

/** A rate limit in words: '120 calls in 1 min from one address'. */
function rateLimitText(name: NonNullable<Operation['limit']>): string {
  const { points, seconds } = limits[name];
  return `${points} calls in ${seconds / secondsInMinute} min from one address`;
}
