import type { JsonSchema } from './docs-schema.ts';

const formats: Readonly<Record<string, string>> = {
  date: '2026-11-30',
  'date-time': '2026-11-30T14:00:00Z',
  email: 'jo@example.com',
  uri: 'https://example.com/',
};

const TIME_OF_DAY = '^([01]\\d|2[0-3]):[0-5]\\d$';

/** An example of a value, if the type alone gives one. */
export function exampleOf(schema: JsonSchema): unknown {
  const { type, format, pattern, items, anyOf } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (type === 'boolean') return true;
  if (format && format in formats) return formats[format];
  if (pattern === TIME_OF_DAY) return '08:00';
  if (schema.default !== undefined) return schema.default;
  if (type === 'array' && items) {
    const item = exampleOf(items);
    return item === undefined ? undefined : [item];
  }
  return anyOf?.map(exampleOf).find((example) => example !== undefined);
}
