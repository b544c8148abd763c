import { words } from '#domain/business/words.ts';

/** The first placeholder of a message that stands for nothing, such as "{{prise}}". */
export const unknownPlaceholder = (message: string): string | undefined =>
  message.match(/\{\{\w*\}\}/g)?.find((found) => !Object.hasOwn(words, found.slice(2, -2)));
