import { described } from '#api/mcp/tool.ts';
import { localeField } from '#domain/locale/locale.schema.ts';

export const localeArgument = described(
  localeField,
  'The language of the answer’s texts; English without it',
);
