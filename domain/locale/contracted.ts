/**
 * A sentence with words filled in, joined as Spanish joins them: "de el norte" becomes "del norte", and a full stop after
 * "8:00 p. m." is dropped. A name with its own article, "de El Paso", stays. Separate from `spanish.ts`, so that the words
 * of an element do not load the code of text blocks, which needs this.
 */
export const contracted = (text: string): string =>
  text.replaceAll(/\b([Dd]e|[Aa]) el(?= )/g, '$1l').replaceAll(/(?<=[ap]\.\u00a0m\.)\./g, '');
