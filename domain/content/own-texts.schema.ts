import { ownId, shapeErrors } from '#domain/business/text-shape.ts';
import { type TextValues, textValuesSchema } from '#domain/business/texts.schema.ts';
import { words } from '#domain/business/words.ts';
import type { FieldError } from '#domain/validation/validate.ts';
import { textPages } from './text-blocks.ts';

const blocks = new Map(textPages.flatMap((page) => page.blocks).map((block) => [block.id, block]));

/**
 * What is wrong with the owner's own texts, by path ("en.home.hero.title"): a block that does not exist, whatever would
 * keep a page from rendering (see `shapeErrors`), and an item whose id another block has on the same page.
 */
export const checkTexts = ({ en = {} }: TextValues): FieldError[] => [
  ...Object.entries(en).flatMap(([id, own]) => {
    const block = blocks.get(id);
    const path = `en.${id}`;
    if (!block) return [{ path, message: 'There is no such block of texts' }];
    return shapeErrors(own, block, words, path);
  }),
  ...repeatedIds(en),
];

/** Items are addresses of a page (`/faq#id`): those of the owner's own have an id that no other block uses. */
function repeatedIds(en: Readonly<Record<string, unknown>>): FieldError[] {
  const blockOf = new Map<string, string>();
  return Object.entries(en).flatMap(([id, own]) =>
    (Array.isArray(own) ? own : []).flatMap((item, index) => {
      const itemId = String((Object(item) as { id?: unknown }).id);
      const other = blockOf.get(itemId) ?? id;
      if (ownId.test(itemId)) blockOf.set(itemId, other);
      if (other === id) return [];
      return [{ path: `en.${id}.${index}`, message: 'An item of another part has the same id' }];
    }),
  );
}

/** Stored texts without the blocks that an earlier version of the product accepted and that a page could not render now. */
export const fittingTexts = ({ en = {} }: TextValues): TextValues => ({
  en: Object.fromEntries(
    Object.entries(en).filter(([id, own]) => checkTexts({ en: { [id]: own } }).length === 0),
  ),
});

/** The owner's own texts as the server accepts them: every page renders with them. */
export const ownTextsSchema = textValuesSchema.check((context) => {
  for (const { path, message } of checkTexts(context.value)) {
    context.issues.push({ code: 'custom', path: path.split('.'), message, input: context.value });
  }
});
