// Mail programs turn plain text into links by its form, and each has its own growing list of
// top-level domains. So this goes by the form alone. No program reads an address across a space, in
// plain text, HTML or a calendar file, and people can see that the space is there.

/**
 * Not 'e.g.' and not 'J.R. Smith', because no top-level domain has one letter; not '2.5 baths',
 * because none is a number.
 */
const DOT_BEFORE_LABEL =
  /(?<=[^\p{Z}\p{Cc}])[.。](?![A-Za-z](?![^\p{Z}\p{Cc}\p{P}]|[-_/\\:@]))(?=[^\p{Z}\p{Cc}\p{P}\p{N}]|_)/gu;

/** 'www.1site' */
const DOT_BEFORE_DIGIT = /(?<=[\p{L}\p{M}\p{Cf}][\p{N}_-]*)[.。](?=\p{N})/gu;

const IP_ADDRESS = /(?<!\p{N})\p{N}{1,3}(?:[.。]\p{N}{1,3}){3,}(?!\p{N})/gu;

/** 'tel:900', but not '9:30' */
const COLON_OF_SCHEME = /(?<=\p{L}[\p{M}\p{N}+.-]*):(?=[^\p{Z}\p{Cc})\]:;,.!])/gu;

/** 'ann@site', and '@ann', which some programs link to a social network. */
const AT = /@(?=[^\p{Z}\p{Cc}])/gu;

/** '//host' and Outlook's '\\host' */
const FIRST_OF_TWO_SLASHES = /[/\\](?=[/\\][^\p{Z}\p{Cc}])/gu;

/** A typed text that no mail program turns into a link: 'evil. app', and 'Plano,TX. 75023'. */
export const unlinked = (text: string): string =>
  withPlainJoints(text)
    .replace(IP_ADDRESS, (address) => address.replace(/[.。]/g, '$& '))
    .replace(DOT_BEFORE_LABEL, '$& ')
    .replace(DOT_BEFORE_DIGIT, '$& ')
    .replace(COLON_OF_SCHEME, '$& ')
    .replace(AT, '$& ')
    .replace(FIRST_OF_TWO_SLASHES, '$& ');

/** Fullwidth, small and other forms of `.`, `:`, `/`, `\` and `@`, as browsers read them (NFKC). */
const withPlainJoints = (text: string): string =>
  text.replace(/[^\p{ASCII}…‥]/gu, (character) => {
    const plain = character.normalize('NFKC');
    return /[.。:/\\@]/.test(plain) ? plain : character;
  });
