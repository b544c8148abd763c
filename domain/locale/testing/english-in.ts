/** Words that no Spanish sentence has. */
const english =
  /(?<!\p{L})(?:the|your|you|and|with|for|is|at|of|our|we|are|this|that|how|what|when|where|from|by|not|have|will|its?|on|an|be|every|call|see|please|home|house|inspections?)(?!\p{L})/iu;

/** Addresses, and names: of the business, of agencies, of a language, of the owner's insurance. */
const names =
  /https?:\S+|Home Inspections?|Texas (?:Real Estate Commission|Department of Agriculture)|errors and omissions cover|English/g;

/** The texts of a page in Spanish that have English words in them. */
export const englishIn = (texts: readonly string[]): string[] =>
  texts.filter((text) => english.test(text.replaceAll(names, '')));
