const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** For text and for attribute values in double quotes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** An element without content. */
export const emptyElement = (tag: string, attributes: Readonly<Record<string, string | true>>) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeMarkup(value)}"`))
    .join('')}>`;

/** JSON in a script element must not close that element. */
export const embeddedJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
