import { findPhoneNumbersInText } from 'libphonenumber-js/min';

// Not for visitors' pages and elements: the numbering plans of all countries are 80 KB.

export interface PhoneLink {
  /** RFC 3966: "tel:+19725550148;ext=12". */
  call: string;
  /** RFC 5724, without a body, because iOS and Android disagree on its syntax; undefined for an extension. */
  text: string | undefined;
  /** To tell two numbers apart: "(972) 555-0148 ext. 12". */
  number: string;
}

/**
 * The numbers that can be called in what somebody typed as a telephone number, in that order; a number without `+` is
 * of the North American plan. Empty if there is none.
 */
export function phoneLinks(typed: string): readonly PhoneLink[] {
  const found = findPhoneNumbersInText(legible(typed), 'US').map(({ number }): PhoneLink => {
    const { ext, countryCallingCode } = number;
    return {
      call: number.getURI(),
      text: ext ? undefined : `sms:${number.number}`,
      number: countryCallingCode === '1' ? number.formatNational() : number.formatInternational(),
    };
  });
  return [...new Map(found.map((link) => [link.call, link])).values()];
}

/** The `tel:` URIs of `phoneLinks`, for other programs. */
export const phoneUris = (typed: string): string[] => phoneLinks(typed).map(({ call }) => call);

/** Area code and seven letters or digits: '1-800-FLOWERS'. Letters beyond the seventh are not dialed. */
const VANITY =
  /(?<![\w-])((?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?)([a-z\d](?:[-.]?[a-z\d]){6})[a-z]*(?!\w)/gi;

/**
 * The library takes what follows a comma or semicolon for an extension, hours and a second number too: it stays one
 * only where digits end the text, as phones write a pause before it.
 */
const SEPARATOR = /[,;]+(?!\d{1,6}$)\s*(?=[\d(+])/g;

/** It finds no number beside a letter. */
const BESIDE_LETTER = /(?<=\d)(?=[a-z])/gi;

const legible = (typed: string): string =>
  typed
    .replace(VANITY, (_, area: string, number: string) => area + number.replace(/[a-z]/gi, keyOf))
    .replace(SEPARATOR, ' / ')
    .replace(BESIDE_LETTER, ' ');

/** The key of a letter on a telephone (ITU E.161). */
const keyOf = (letter: string): string =>
  '22233344455566677778889999'.charAt(letter.toLowerCase().charCodeAt(0) - 97);
