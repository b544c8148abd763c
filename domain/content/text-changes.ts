import { type BusinessChange, changesBetween } from '#domain/business/business-changes.ts';
import type { TextValues } from '#domain/business/texts.schema.ts';
import { textPages } from './text-blocks.ts';

const blocks = new Map(
  textPages.flatMap((page) => page.blocks).map(({ id, value }) => [id, value]),
);

/**
 * Every text in which two versions of the owner's own texts differ. A block that only one of them has is compared with
 * its default, which visitors saw instead.
 */
export const textChanges = (before: TextValues, after: TextValues): BusinessChange[] =>
  changesBetween({ en: withDefaults(before, after) }, { en: withDefaults(after, before) });

const withDefaults = ({ en: own = {} }: TextValues, { en: other = {} }: TextValues) => ({
  ...Object.fromEntries(Object.keys(other).map((id) => [id, blocks.get(id)])),
  ...own,
});
