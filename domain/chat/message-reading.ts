/** How the words of a message in a language are compared. */
export interface MessageReading {
  /** What is replaced first, in this order, in a text in lower case without accents. */
  replacements: readonly (readonly [RegExp, string])[];
  /**
   * One form for the spellings and endings of a word, empty for one that is ignored. It need not be a word: messages
   * and phrases are changed the same way.
   */
  formOf(word: string): string;
  /** Tells which messages are not about inspections; without it every message is taken to be. */
  otherSubjects?: OtherSubjects;
}

export interface OtherSubjects {
  /** Words that are in no phrase and stay as they are. */
  words: readonly string[];
  /**
   * @param formsOf the forms of words, as messages are compared
   * @param known the forms of all words of phrases, of common ones and of `words`
   * @returns whether a message with these forms is about something else
   */
  testFor(
    formsOf: (words: readonly string[]) => readonly string[],
    known: ReadonlySet<string>,
  ): (forms: readonly string[]) => boolean;
}
