import { type Catalog, catalog } from '#domain/locale/catalog.ts';
import { contracted } from '#domain/locale/contracted.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import type { Business } from './business.ts';
import type { StatePackName } from './state-packs/state-packs.ts';
import { type fixedKeys, isBlank, mayBeEmpty } from './text-shape.ts';
import type { TextValues } from './texts.schema.ts';
import type { WordName } from './words.ts';

/** Default texts of one place, as nested objects and lists of strings with `{{placeholders}}`. */
export interface TextBlock<T> {
  /**
   * Unique and never changed: the owner's own texts are stored by it. "home.hero". A block of a widget that gets
   * another shape gets another id, because elements of earlier releases are drawn with the texts stored now.
   */
  id: string;
  /** How the owner knows it: "Home page, top". */
  label: string;
  value: T;
  /** The default in each language, by id; missing for what is shown as it is in all of them. */
  words?: Catalog<Readonly<Record<string, unknown>>>;
  /** The owner may empty all of its texts; pages then leave its section out. */
  isOptional?: true;
}

type FixedKey = (typeof fixedKeys)[number];

/** Literal types become `string`, so that the owner's text fits. */
export type Texts<T> = T extends string
  ? string
  : T extends readonly (infer E)[]
    ? readonly Texts<E>[]
    : T extends object
      ? { readonly [K in keyof T]: K extends FixedKey ? T[K] : Texts<T[K]> }
      : T;

export const textBlock = <const T>(id: string, label: string, value: T): TextBlock<Texts<T>> => ({
  id,
  label,
  value: value as Texts<T>,
});

/** The texts of a section that a page can do without. */
export const optionalBlock = <const T>(
  id: string,
  label: string,
  value: T,
): TextBlock<Texts<T>> => ({ ...textBlock(id, label, value), isOptional: true });

/** The texts of a module's blocks by id, as its translation has them. */
export type TextsById<W> = { readonly [Id in keyof W]: Texts<W[Id]> };

/**
 * `text` and `optional` declare the blocks of a module whose texts are translated: `home.ts` names and orders the blocks,
 * `home.en.ts` and `home.es.ts` have their texts by id. Pages in English load no Spanish.
 */
export function translatedBlocks<const W extends Readonly<Record<string, unknown>>>(
  en: W,
  importSpanish: () => Promise<{ words: TextsById<W> }>,
) {
  const words = catalog<Readonly<Record<string, unknown>>>({ en, es: importSpanish });
  const text = <Id extends keyof W & string>(id: Id, label: string): TextBlock<Texts<W[Id]>> => ({
    ...textBlock(id, label, en[id]),
    words,
  });
  return {
    text,
    optional: <Id extends keyof W & string>(id: Id, label: string) => ({
      ...text(id, label),
      isOptional: true as const,
    }),
  };
}

/** Which states an item of a list is for; all of them without either. */
export interface ForStates {
  onlyIn?: StatePackName;
  notIn?: readonly StatePackName[];
}

/** The placeholder without which an item says nothing true, so that it is left out. */
interface ForFact {
  needs?: WordName;
}

export const isForState = ({ onlyIn, notIn }: ForStates, state: StatePackName): boolean =>
  (onlyIn === undefined || onlyIn === state) && !notIn?.includes(state);

const placeholder = /\{\{(\w+)\}\}/g;
/** Between two sentences: after the first one's end, before the space and capital of the next. */
const betweenSentences = /(?<=[.!?][”’")]*)(?=\s+[\p{Lu}“{¿¡«])/u;

/** The sentences of a text, each with the space after it. */
export const sentencesOf = (text: string): string[] => text.split(betweenSentences);

const filled = new WeakMap<Business, Map<string, unknown>>();

/** The default of a block in a language, with its placeholders. */
export const defaultIn = <T>(block: TextBlock<T>, locale: Locale): T =>
  (block.words?.in(locale)[block.id] as T | undefined) ?? block.value;

/** Whether a block has words in each language; what clients said, for one, is shown as they said it. */
export const isTranslated = ({ words }: TextBlock<unknown>): boolean => words !== undefined;

/**
 * The texts of a block in a language, with their placeholders: the owner's own, else the defaults. What the owner has
 * worded in English only stays English, its placeholders too: the default's translation says something else.
 */
export const writtenTexts = <T>(block: TextBlock<T>, texts: TextValues, locale: Locale): unknown =>
  texts[locale]?.[block.id] ?? texts.en?.[block.id] ?? defaultIn(block, locale);

/**
 * The texts of a block in the business's language (`writtenTexts`), with placeholders filled in. A sentence with a
 * placeholder that the business has no word for is left out, and so is an item of a list that loses a text by that, that
 * `needs` such a word, or that the owner left blank. A text that is needed and of which nothing is left that way is the default's. The server
 * gives only own texts that fit the default (`fittingTexts`).
 */
export function textsOf<T>(block: TextBlock<T>, business: Business): T {
  const known = filled.get(business) ?? new Map<string, unknown>();
  filled.set(business, known);
  if (!known.has(block.id)) {
    const isWorded = (locale: Locale) => business.texts[locale]?.[block.id] !== undefined;
    const isEnglish = !isWorded(business.locale) && isWorded(defaultLocale);
    const shown = isEnglish ? inEnglish(business) : business;
    const original = defaultIn(block, shown.locale);
    const own = shown.texts[shown.locale]?.[block.id];
    known.set(block.id, fill(own ?? original, shown, original));
  }
  return known.get(block.id) as T;
}

/** The business as it is in English, for what is in English on every page. */
export const inEnglish = (business: Business): Business => ({
  ...business,
  locale: defaultLocale,
  words: business.englishWords ?? business.words,
});

/** @param original what the default has in the place of `value`, if `value` must not be empty */
function fill(value: unknown, business: Business, original?: unknown): unknown {
  if (typeof value === 'string') {
    const text = fillText(value, business);
    const isLost = text === '' && value !== '' && typeof original === 'string';
    return isLost ? fillText(original, business) : text;
  }
  if (Array.isArray(value)) {
    return value
      .filter((item) => isForState(item, business.statePack) && hasFact(item, business))
      .map((item: unknown) => [item, fill(item, business)])
      .filter(([item, text]) => !hasLost(item, text) && !isBlank(text))
      .map(([, text]) => text);
  }
  if (typeof value !== 'object' || value === null) return value;
  const { onlyIn: _only, notIn: _not, needs: _needs, ...texts } = value as ForStates & ForFact;
  const originals = Object(original) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      fill(text, business, mayBeEmpty(name, texts) ? undefined : originals[name]),
    ]),
  );
}

const hasFact = ({ needs }: ForFact, { words }: Business): boolean =>
  needs === undefined || words[needs] !== '';

/** Whether a text became empty. */
function hasLost(before: unknown, after: unknown): boolean {
  if (typeof before === 'string') return before !== '' && after === '';
  if (typeof before !== 'object' || before === null || Array.isArray(before)) return false;
  return Object.entries(before).some(([name, text]) =>
    hasLost(text, (after as Record<string, unknown>)[name]),
  );
}

/** Fills in one text in the language of the words; see `textsOf`. Throws for a placeholder that does not exist. */
export function fillText(
  text: string,
  { locale, words }: Pick<Business, 'locale' | 'words'>,
): string {
  if (!text.includes('{{')) return text.trim();
  const wordOf = (name: string): string => {
    if (!Object.hasOwn(words, name)) throw new Error(`There is no placeholder {{${name}}}`);
    return words[name as keyof typeof words];
  };
  const filled = sentencesOf(text)
    .filter((part) => [...part.matchAll(placeholder)].every(([, name = '']) => wordOf(name) !== ''))
    .join('')
    .replaceAll(placeholder, (_all, name: string) => wordOf(name))
    .trim();
  return locale === 'es' ? contracted(filled) : filled;
}
