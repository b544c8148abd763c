import type { Locale } from '#domain/locale/locale.ts';
import { postalAbbreviation } from './property-key.ts';
import { phoneKey } from './sender.ts';

/** The fields that a search for leads covers. */
export interface SearchedLead {
  name: string;
  email: string;
  phone: string;
  address: string;
  /** English without it. */
  locale?: Locale | undefined;
}

/** A lead in the normalized form that `leadSearch` compares with. */
export interface LeadSearchText {
  /** Name, email, address and language, with the postal abbreviations of their words. */
  words: string;
  /** The digits of the telephone number, with the country code. */
  phone: string;
}

const apostrophes = /['’‘‛′`´ʹʻʼ＇]/g;

/** Letters without a Unicode decomposition, as people type them who lack them on their keyboard. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** Most leads are in ASCII, which has no accents to look for. */
const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);

const withoutAccents = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłıþ]/g, (letter) => plainLetters[letter] ?? letter);

/**
 * Normalizes a text so that common spellings are equal: lower case, without accents and
 * apostrophes, single spaces between words. The characters of an email address stay, except for
 * hyphens.
 */
function foldText(text: string): string {
  const bare = text.replace(apostrophes, '');
  return (isAscii(bare) ? bare.toLowerCase() : withoutAccents(bare))
    .replace(/[^\p{L}\p{N}@._+]+/gu, ' ')
    .trim();
}

/** Digits of a number of the North American plan always begin with its country code, 1. */
function foldPhone(phone: string): string {
  const digits = phoneKey(phone);
  return digits.length === 10 ? `1${digits}` : digits;
}

/** What finds the leads of a language. */
const languages: Readonly<Record<Locale, string>> = { en: '', es: 'Spanish Español' };

/** Normalizes a lead for `leadSearch`. Takes 10 µs, so once for each version of a record. */
export function leadSearchText(lead: SearchedLead): LeadSearchText {
  const { name, email, phone, address, locale = 'en' } = lead;
  const words = foldText(`${name} ${email} ${address} ${languages[locale]}`);
  const abbreviations = words.split(' ').map((word) => postalAbbreviation(word) ?? '');
  return { words: ` ${words} ${abbreviations.join(' ')}`, phone: foldPhone(phone) };
}

/** Digits with the usual separators of telephone numbers, and perhaps an extension. */
const telephoneNotation = /^\+?[\d\s().\-‐-―/]*\d[\d\s().\-‐-―/]*(?:(?:x|ext\.?)\s*\d+)?$/i;

/** Fewer digits than these, beside a name, are a house number and not a telephone number. */
const MIN_PHONE_DIGITS = 3;

/** What a query looks for: a part of the words, a part of the telephone number, or several. */
export type LeadSearchCondition =
  | { words: string }
  | { phone: string }
  | { all: readonly LeadSearchCondition[] }
  | { any: readonly LeadSearchCondition[] };

/**
 * The condition of `query` on the `LeadSearchText` of a lead: it contains each word of the query in
 * name, email, address or language, in any order and any common spelling, or the query's digits in the
 * telephone number, in any notation. A query without letters and digits finds nothing, an empty one
 * everything.
 */
export function leadSearchCondition(query: string): LeadSearchCondition {
  const text = query.trim();
  if (text === '') return { all: [] };
  const words = foldText(text)
    .split(' ')
    .map((word) => word.replace(/^[._+]+|[._+]+$/g, ''))
    .filter((word) => word !== '');
  if (words.length === 0) return { any: [] };

  if (telephoneNotation.test(text.normalize('NFKC'))) {
    const digits = phoneKey(text).replace(/^00/, '');
    return { any: [{ phone: digits }, { all: words.map((word) => ({ any: spellingsOf(word) })) }] };
  }
  return {
    all: words.map((word) => {
      const isOfPhone = /^\d+$/.test(word) && word.length >= MIN_PHONE_DIGITS;
      return { any: [...spellingsOf(word), ...(isOfPhone ? [{ phone: word }] : [])] };
    }),
  };
}

function spellingsOf(word: string): LeadSearchCondition[] {
  const abbreviation = postalAbbreviation(word);
  return [{ words: word }, ...(abbreviation === undefined ? [] : [{ words: ` ${abbreviation}` }])];
}

/** A predicate for the leads that `query` finds; see `leadSearchCondition`. */
export const leadSearch = (query: string): ((lead: LeadSearchText) => boolean) =>
  testFor(leadSearchCondition(query));

function testFor(condition: LeadSearchCondition): (lead: LeadSearchText) => boolean {
  if ('words' in condition) return ({ words }) => words.includes(condition.words);
  if ('phone' in condition) return ({ phone }) => phone.includes(condition.phone);
  if ('all' in condition) {
    const tests = condition.all.map(testFor);
    return (lead) => tests.every((isMet) => isMet(lead));
  }
  const tests = condition.any.map(testFor);
  return (lead) => tests.some((isMet) => isMet(lead));
}
