import { type Html, html, prose } from './docs-html.ts';

/** The part of JSON Schema that the document uses. */
export interface JsonSchema {
  $ref?: string;
  type?: string;
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  prefixItems?: readonly JsonSchema[];
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

/** The id of a component's section on the page. */
export const schemaId = (name: string): string => `schema-${name}`;

/** The fields of an object as a list, including nested objects; the type of anything else. */
export function schemaHtml(schema: JsonSchema): Html {
  if (schema.oneOf) return html`<p>One of</p>${schema.oneOf.map(fieldsHtml)}`;
  const { properties } = objectIn(schema);
  if (!properties) return html`<p>${typeHtml(schema)}</p>`;
  return html`${schema.type === 'array' && html`<p>${typeHtml(schema)} with</p>`}${fieldsHtml(objectIn(schema))}`;
}

function fieldsHtml({ properties = {}, required = [] }: JsonSchema): Html {
  const fields = Object.entries(properties).map(([name, field]) => {
    const nested = objectIn(field);
    return html`<dt><code>${name}</code>${required.includes(name) && html` <b>required</b>`}</dt>
<dd>${typeHtml(field)}${field.default !== undefined && `, ${JSON.stringify(field.default)} by default`}${aboutHtml(field.description)}${nested.properties && fieldsHtml(nested)}</dd>`;
  });
  return html`<dl>${fields}</dl>`;
}

/** What a field is, after its type. */
export const aboutHtml = (description: string | undefined): Html =>
  html`${description && html`<br>${prose(description)}`}`;

/** The object in a schema: the schema itself, its items or one of its alternatives. */
function objectIn(schema: JsonSchema): JsonSchema {
  if (schema.properties) return schema;
  const inner = schema.items ?? schema.anyOf?.find((option) => option.properties);
  return inner ? objectIn(inner) : {};
}

/** A schema in words, with a link if it is a component. */
export function typeHtml(schema: JsonSchema): Html {
  const { $ref, type, items, prefixItems, allOf, additionalProperties: values } = schema;
  if ($ref) return refHtml($ref);
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum)
    return joined(
      schema.enum.map((value) => html`<code>${String(value)}</code>`),
      ' or ',
    );
  const anyOf = schema.anyOf ?? schema.oneOf;
  if (anyOf) return joined(anyOf.map(typeHtml), ' or ');
  if (allOf?.[0]) return typeHtml(allOf[0]);
  if (prefixItems?.[0]) return html`list of ${prefixItems.length}: ${typeHtml(prefixItems[0])}`;
  if (items) return html`list of ${typeHtml(items)}${boundsText(schema.minItems, schema.maxItems)}`;
  if (type === 'object' && typeof values === 'object' && !schema.properties) {
    return html`object of ${typeHtml(values)}`;
  }
  return html`${type ?? 'anything'}${detailOf(schema)}`;
}

function refHtml($ref: string): Html {
  const name = $ref.split('/').at(-1) ?? '';
  return html`<a href="#${schemaId(name)}">${name}</a>`;
}

const joined = (parts: readonly Html[], separator: string): Html =>
  html`${parts.map((part, index) => html`${index > 0 && separator}${part}`)}`;

function detailOf(schema: JsonSchema): Html {
  const { format, pattern, minimum, maximum, minLength, maxLength } = schema;
  if (format) return html` (${format})`;
  if (pattern) return html` like <code>${pattern}</code>`;
  const characters = boundsText(minLength, maxLength);
  return html`${boundsText(minimum, maximum)}${characters && `${characters} characters`}`;
}

function boundsText(from: number | undefined, to: number | undefined): string {
  if (from === undefined && to === undefined) return '';
  if (to === undefined) return `, at least ${from}`;
  return from === undefined ? `, at most ${to}` : `, ${from} to ${to}`;
}
