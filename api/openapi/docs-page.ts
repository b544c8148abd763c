import { type Html, html, prose } from './docs-html.ts';
import { aboutHtml, type JsonSchema, schemaHtml, schemaId, typeHtml } from './docs-schema.ts';
import { type OpenApiDocument, openApiPath } from './openapi-document.ts';
import { callOf, type Operation, tags } from './operation.ts';
import { operations } from './operations.ts';

/**
 * The page of the API's document: plain HTML without a script, so that it works under the site's
 * content policy, on any phone and with any reader (decision 0040).
 */
export function docsPage(document: OpenApiDocument): string {
  const { title, description = '' } = document.info;
  const sections = Object.entries(tags).flatMap(([tag, about]) => {
    const ofTag = operations.filter((operation) => operation.tag === tag);
    return ofTag.length > 0 ? [{ tag, about, ofTag }] : [];
  });
  const schemas = Object.entries(document.components?.schemas ?? {}) as [string, JsonSchema][];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<p><a href="/">${title.replace('API of ', '')}</a></p>
<h1>${title}</h1>
<p>${prose(description)}</p>
<p><a href="/api/openapi.json">openapi.json</a> is the same for programs (OpenAPI ${document.openapi}).</p>
</header>
<nav aria-label="Sections"><ul>
${sections.map(({ tag }) => html`<li><a href="#${tag}">${tag}</a></li>\n`)}<li><a href="#schemas">Schemas</a></li>
</ul></nav>
<main>
${sections.map(
  ({ tag, about, ofTag }) => html`<section id="${tag}" aria-labelledby="${tag}-title">
<h2 id="${tag}-title">${tag}</h2>
<p>${about}.</p>
${ofTag.map((operation) => operationHtml(operation, document))}</section>
`,
)}<section id="schemas" aria-labelledby="schemas-title">
<h2 id="schemas-title">Schemas</h2>
${schemas.map(
  ([name, schema]) => html`<section id="${schemaId(name)}"><h3>${name}</h3>
${schema.description && html`<p>${prose(schema.description)}</p>`}${schemaHtml(schema)}</section>
`,
)}</section>
</main>
</body>
</html>
`.text;
}

interface Described {
  parameters?: readonly {
    name: string;
    in: string;
    description?: string;
    required?: boolean;
    schema: JsonSchema;
  }[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; description: string; content?: Content }>;
  description?: string;
}

type Content = Record<string, { schema?: JsonSchema }>;

function operationHtml(operation: Operation, document: OpenApiDocument): Html {
  const { method, path } = callOf(operation);
  const item = document.paths?.[openApiPath(path)] as Record<string, Described> | undefined;
  const described = item?.[method.toLowerCase()];
  if (!described) throw new Error(`The document lacks ${operation.call}`);
  const { parameters = [], requestBody, responses, description } = described;
  return html`<details id="${operation.id}">
<summary><code><b>${method}</b> ${openApiPath(path)}</code> <span>${operation.summary}</span></summary>
${description && html`<p>${prose(description)}</p>`}
<p>For ${whoTexts[operation.who]}${operation.scope && `, or with an API key of the scope ${operation.scope}`}.</p>
${parameters.length > 0 && html`<h3>Parameters</h3><dl>${parameters.map(parameterHtml)}</dl>`}
${requestBody && html`<h3>Body</h3>${contentHtml(requestBody.content)}`}
<h3>Answers</h3><dl>${Object.entries(responses).map((entry) => answerHtml(entry, document))}</dl>
</details>
`;
}

const whoTexts: Record<Operation['who'], string> = {
  everyone: 'everybody',
  ownPage: 'the site’s own pages',
  owner: 'the signed-in owner',
};

const parameterHtml = ({
  name,
  in: place,
  description,
  required,
  schema,
}: NonNullable<Described['parameters']>[0]) =>
  html`<dt><code>${name}</code> in ${place}${required && html` <b>required</b>`}</dt><dd>${typeHtml(schema)}${aboutHtml(description)}</dd>`;

const contentHtml = (content: Content): Html =>
  html`${Object.entries(content).map(([mediaType, { schema }]) =>
    mediaType.endsWith('json') && schema ? schemaHtml(schema) : html`<p>${mediaType}</p>`,
  )}`;

function answerHtml(
  [status, answer]: [string, Described['responses'][string]],
  { components }: OpenApiDocument,
): Html {
  const name = answer.$ref?.split('/').at(-1) ?? '';
  const shared = components?.responses?.[name] as typeof answer | undefined;
  const { description, content } = shared ?? answer;
  const isProblem = Number(status) >= 400;
  return html`<dt><code>${status}</code> ${prose(description)}</dt><dd>${
    isProblem
      ? html`<a href="#${schemaId('Problem')}">Problem</a>`
      : content && contentHtml(content)
  }</dd>`;
}
