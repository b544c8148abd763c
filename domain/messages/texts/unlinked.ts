// Mail programs turn plain text into links by its form, and each has its own list of endings, which grows. So
// this goes by the form alone. No program reads an address across a space, be it in plain text, HTML or a
// calendar file, and people see that it is there.

/** Neither 'e.g.' nor 'J.R. Smith': no top-level domain has one letter. Neither '2.5 baths': none is a number. */
const DOT_BEFORE_LABEL =
  /(?<=[^\p{Z}\p{Cc}])[.。](?![A-Za-z](?![^\p{Z}\p{Cc}\p{P}]|[-_/\\:@]))(?=[^\p{Z}\p{Cc}\p{P}\p{N}]|_)/gu;

/** 'www.1site' */
const DOT_BEFORE_DIGIT = /(?<=[\p{L}\p{M}\p{Cf}][\p{N}_-]*)[.。](?=\p{N})/gu;

const IP_ADDRESS = /(?<!\p{N})\p{N}{1,3}(?:[.。]\p{N}{1,3}){3,}(?!\p{N})/gu;

/** 'tel:900', but not '9:30' */
const COLON_OF_SCHEME = /(?<=\p{L}[\p{M}\p{N}+.-]*):(?=[^\p{Z}\p{Cc})\]:;,.!])/gu;

/** 'ann@site', and '@ann', of which some programs make a link to a social network. */
const AT = /@(?=[^\p{Z}\p{Cc}])/gu;

/** '//host' and Outlook's '\\host' */
const FIRST_OF_TWO_SLASHES = /[/\\](?=[/\\][^\p{Z}\p{Cc}])/gu;

/** What a person typed, so that no mail program makes a link of it: 'evil. app', and 'Plano,TX. 75023'. */
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
