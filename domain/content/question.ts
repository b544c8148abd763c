/** A question as it is asked, and its answer in plain text. */
export interface Question {
  /** Kebab-case; a page can be linked to its question by it. */
  id: string;
  question: string;
  answer: string;
}
