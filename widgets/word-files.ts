import type { Locale } from '#domain/locale/locale.ts';
import type { WidgetTag } from './registry.ts';

/** Of each language, the files with the words that an element shows at first. */
export type WordFiles = Readonly<
  Partial<Record<Locale, Readonly<Partial<Record<WidgetTag, readonly string[]>>>>>
>;

/**
 * For the loader to fetch beside the code. The build knows them and writes them here
 * (`tools/build/versioned-loader.ts`); without it they are fetched after the code.
 */
export const wordFiles: WordFiles = { WORD_FILES: undefined } as WordFiles;
