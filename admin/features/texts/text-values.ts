import type { Values } from '#admin/forms/drafts.ts';
import { lengthOf, valuesOf } from '#admin/forms/record-values.ts';
import type { Business } from '#domain/business/business.ts';
import type { StatePackName } from '#domain/business/state-packs/state-packs.ts';
import type { StoredTexts } from '#domain/business/stored-records.ts';
import { defaultIn, isForState, type TextBlock } from '#domain/business/text-block.ts';
import { isFixed, shapeErrors, wordedTexts } from '#domain/business/text-shape.ts';
import type { Words } from '#domain/business/words.ts';
import { clientVoices } from '#domain/content/client-voices.ts';
import { textPages } from '#domain/content/text-blocks.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { errorsByField } from '#ui/form/form-state.ts';

export type Block = TextBlock<unknown>;

/** Name of a block's whole value among the texts of its form: "text.steps.0.title". */
export const ROOT = 'text';

export const blocks: readonly Block[] = textPages.flatMap((page) => page.blocks);

export const blockValues = (value: unknown): Values => valuesOf({ [ROOT]: value });

/** The product's texts of a block in a language. */
export const originalValues = (block: Block, locale: Locale): Values =>
  blockValues(defaultIn(block, locale));

/** The worded texts of a value, as they are written: without the items that pages leave out in `state`. */
export function textsIn(value: unknown, state: StatePackName): string[] {
  return wordedTexts(forState(value, state));
}

function forState(value: unknown, state: StatePackName): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => isForState(item, state)).map((item) => forState(item, state));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, forState(part, state)]),
  );
}

/** Whether there is a text to go back to: what invented clients say is none. */
export const hasOriginal = (block: Block): boolean =>
  !clientVoices.some(({ id }) => id === block.id);

/** A block without any text, which leaves its section out. */
export const emptyValues = (block: Block): Values => blockValues(withoutTexts(block.value));

function withoutTexts(value: unknown): unknown {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, isFixed(key) ? part : withoutTexts(part)]),
  );
}

/** The owner's own texts of a block in a language; undefined if there are none that a page can show. */
export function ownValues(
  block: Block,
  texts: StoredTexts,
  { locale, words }: Pick<Business, 'locale' | 'words'>,
): Values | undefined {
  const own = texts[locale]?.[block.id];
  const fits = own !== undefined && shapeErrors(own, block, words, ROOT).length === 0;
  return fits ? blockValues(own) : undefined;
}

/** What is wrong in the texts of a block, by name. */
export const faultsOf = (block: Block, values: Values, words: Words) =>
  errorsByField(shapeErrors(blockIn(values, block), block, words, ROOT));

/** The value of a block that the texts of its form stand for. */
export const blockIn = (values: Values, { value }: Block): unknown => valueIn(values, value, ROOT);

export function valueIn(values: Values, template: unknown, path: string): unknown {
  const text = values[path];
  if (typeof template === 'string') return text ?? '';
  if (typeof template === 'boolean') return text === 'on';
  if (typeof template === 'number') return Number(text);
  if (Array.isArray(template)) {
    return Array.from({ length: lengthOf(values, path) }, (_, index) => {
      const at = `${path}.${index}`;
      return valueIn(values, itemTemplate(values, template, at), at);
    });
  }
  return Object.fromEntries(
    Object.entries(template as object).flatMap(([key, part]) => {
      const at = `${path}.${key}`;
      // An item of the owner's own is not marked as a sample.
      return key === 'sample' && !values[at] ? [] : [[key, valueIn(values, part, at)]];
    }),
  );
}

/** The item of the original list whose keys are most like those of the item at `path`. */
export function itemTemplate(values: Values, items: readonly unknown[], path: string): unknown {
  const keys = new Set(
    Object.keys(values)
      .filter((name) => name.startsWith(`${path}.`))
      .map((name) => name.slice(path.length + 1).split('.')[0]),
  );
  const difference = (item: unknown) =>
    keys.symmetricDifference(new Set(typeof item === 'string' ? [] : Object.keys(item as object)))
      .size;
  const [first, ...others] = items;
  return others.reduce((best, item) => (difference(item) < difference(best) ? item : best), first);
}

/** An empty item for a list, in the plainest of its shapes; undefined if pages look its items up by a fixed key. */
export function emptyItem(items: readonly unknown[], block: Block): unknown {
  const [plainest] = items.toSorted((a, b) => keyCount(a) - keyCount(b));
  if (plainest === undefined || lookedUp.has(block.id)) return undefined;
  if (typeof plainest === 'string') return '';
  const entries = Object.entries(plainest as object).filter(([key]) => !unneeded.has(key));
  if (entries.some(([key]) => isFixed(key) && key !== 'icon' && key !== 'id')) return undefined;
  return Object.fromEntries(entries.map(([key, part]) => [key, emptyPart(key, part)]));
}

/** Code finds their items by id. */
const lookedUp = new Set(['chat.answers', 'sample-report.summary']);

/** Whether visitors see the order of a list's items: the chat finds its answers by id. */
export const hasOrder = ({ id }: Block): boolean => id !== 'chat.answers';

/** Says for which states or with which fact an item is, or that it is a sample. */
const unneeded = new Set(['onlyIn', 'notIn', 'needs', 'sample']);

const keyCount = (item: unknown) =>
  typeof item === 'string' ? 0 : Object.keys(Object(item)).length;

function emptyPart(key: string, part: unknown): unknown {
  if (key === 'id') return `own-${crypto.randomUUID().slice(0, 8)}`;
  if (isFixed(key) || typeof part === 'number') return part;
  if (typeof part === 'string') return '';
  return Array.isArray(part) ? [] : false;
}
