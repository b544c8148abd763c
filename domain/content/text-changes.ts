import { type BusinessChange, changesBetween } from '#domain/business/business-changes.ts';
import { writtenTexts } from '#domain/business/text-block.ts';
import type { TextValues } from '#domain/business/texts.schema.ts';
import { inEachLocale, type Locale } from '#domain/locale/locale.ts';
import { textPages } from './text-blocks.ts';

const blocks = new Map(textPages.flatMap((page) => page.blocks).map((block) => [block.id, block]));

/**
 * Every text in which two versions of the owner's own texts differ, by language. A block that only one of them has is
 * compared with what visitors saw instead.
 */
export const textChanges = (before: TextValues, after: TextValues): BusinessChange[] =>
  changesBetween(
    inEachLocale((locale) => shownFor(before, after, locale)),
    inEachLocale((locale) => shownFor(after, before, locale)),
  );

/** The own texts in a language, and what is shown for those that only the other version has. */
const shownFor = (texts: TextValues, other: TextValues, locale: Locale) => ({
  ...Object.fromEntries(
    Object.keys(other[locale] ?? {}).map((id) => {
      const block = blocks.get(id);
      return [id, block && writtenTexts(block, texts, locale)];
    }),
  ),
  ...texts[locale],
});
