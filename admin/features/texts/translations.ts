import type { Values } from '#admin/forms/drafts.ts';
import { changedNames } from '#admin/forms/record-values.ts';
import type { StoredTexts } from '#domain/business/stored-records.ts';
import { isBlank } from '#domain/business/text-shape.ts';
import type { Words } from '#domain/business/words.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { type Block, blockIn, blockValues, originalValues, ownValues } from './text-values.ts';

export const isSame = (one: Values, other: Values) => changedNames(one, other).length === 0;

/** The published English of a block. */
export const englishValues = (block: Block, texts: StoredTexts, words: Words): Values =>
  ownValues(block, texts, { locale: defaultLocale, words }) ?? originalValues(block, defaultLocale);

/**
 * What visitors read in a language as long as the owner has no text of his own in it: his English, else the product's
 * text. See `writtenTexts`.
 */
export const fallbackValues = (
  block: Block,
  texts: StoredTexts,
  { locale, words }: { locale: Locale; words: Words },
): Values =>
  ownValues(block, texts, { locale: defaultLocale, words }) && locale !== defaultLocale
    ? englishValues(block, texts, words)
    : originalValues(block, locale);

/** Why the owner should look at a translation: it is missing, or the English has changed since. */
export type TranslationGap = 'missing' | 'outdated';

/** What visitors read in another language is the owner's English, or a translation of what his English was. */
export function translationGap(
  block: Block,
  texts: StoredTexts,
  { locale, words }: { locale: Locale; words: Words },
): TranslationGap | undefined {
  if (locale === defaultLocale || isLeftOut(englishValues(block, texts, words), block)) {
    return undefined;
  }
  if (ownValues(block, texts, { locale, words })) {
    const source = sourceValues(block, texts);
    return source && !isSame(source, englishValues(block, texts, words)) ? 'outdated' : undefined;
  }
  return ownValues(block, texts, { locale: defaultLocale, words }) ? 'missing' : undefined;
}

const isLeftOut = (values: Values, block: Block) => isBlank(blockIn(values, block));

/** The English that a published translation was made from, if that is known. */
export function sourceValues(block: Block, { translatedFrom }: StoredTexts): Values | undefined {
  const source = translatedFrom?.[block.id];
  return source === undefined ? undefined : blockValues(source);
}

/** The product's translation where the owner's English is as the product's, and his English elsewhere. */
export function halfTranslated(block: Block, english: Values, locale: Locale): Values {
  const [original, translated] = [
    originalValues(block, defaultLocale),
    originalValues(block, locale),
  ];
  return Object.fromEntries(
    Object.entries(english).map(([name, text]) => [
      name,
      text === original[name] ? (translated[name] ?? text) : text,
    ]),
  );
}

/**
 * The English of each translation in `own`: what `english` says for those that are new or looked at again, the stored one
 * for the others.
 */
export const sourcesOf = (
  own: Readonly<Record<string, unknown>>,
  renewed: readonly Block[],
  stored: StoredTexts,
  english: (block: Block) => Values,
): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(stored.translatedFrom ?? {}).filter(([id]) => own[id] !== undefined),
  ),
  ...Object.fromEntries(
    renewed
      .filter(({ id }) => own[id] !== undefined)
      .map((block) => [block.id, blockIn(english(block), block)]),
  ),
});
