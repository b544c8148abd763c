import { isTranslated } from '#domain/business/text-block.ts';
import { ownId, shapeErrors } from '#domain/business/text-shape.ts';
import { type TextValues, textValuesSchema } from '#domain/business/texts.schema.ts';
import { words } from '#domain/business/words.ts';
import { defaultLocale, inEachLocale, type Locale, locales } from '#domain/locale/locale.ts';
import type { FieldError } from '#domain/validation/validate.ts';
import { textPages } from './text-blocks.ts';

const blocks = new Map(textPages.flatMap((page) => page.blocks).map((block) => [block.id, block]));

type OwnTexts = Readonly<Record<string, unknown>>;

/**
 * What is wrong with the owner's own texts, by path ("en.home.hero.title"): a block that does not exist in the language,
 * whatever would keep a page from rendering (see `shapeErrors`; a translation has the shape of the English), and an item
 * whose id another block has on the same page.
 */
export const checkTexts = (texts: TextValues): FieldError[] =>
  locales.flatMap((locale) => errorsIn(texts[locale] ?? {}, locale));

const errorsIn = (own: OwnTexts, locale: Locale): FieldError[] => [
  ...Object.entries(own).flatMap(([id, value]) => {
    const block = blocks.get(id);
    const path = `${locale}.${id}`;
    if (!block || (locale !== defaultLocale && !isTranslated(block))) {
      return [{ path, message: 'There is no such block of texts' }];
    }
    return shapeErrors(value, block, words, path);
  }),
  ...repeatedIds(own, locale),
];

/** Items are addresses of a page (`/faq#id`): those of the owner's own have an id that no other block uses. */
function repeatedIds(texts: OwnTexts, locale: Locale): FieldError[] {
  const blockOf = new Map<string, string>();
  return Object.entries(texts).flatMap(([id, own]) =>
    (Array.isArray(own) ? own : []).flatMap((item, index) => {
      const itemId = String((Object(item) as { id?: unknown }).id);
      const other = blockOf.get(itemId) ?? id;
      if (ownId.test(itemId)) blockOf.set(itemId, other);
      if (other === id) return [];
      return [
        { path: `${locale}.${id}.${index}`, message: 'An item of another part has the same id' },
      ];
    }),
  );
}

/** Stored texts without the blocks that an earlier version of the product accepted and that a page could not render now. */
export const fittingTexts = (texts: TextValues): Record<Locale, OwnTexts> =>
  inEachLocale((locale) =>
    Object.fromEntries(
      Object.entries(texts[locale] ?? {}).filter(
        ([id, own]) => errorsIn({ [id]: own }, locale).length === 0,
      ),
    ),
  );

/** The owner's own texts as the server accepts them: every page renders with them. */
export const ownTextsSchema = textValuesSchema.check((context) => {
  for (const { path, message } of checkTexts(context.value)) {
    context.issues.push({ code: 'custom', path: path.split('.'), message, input: context.value });
  }
});
