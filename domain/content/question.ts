/** A question and its answer, in plain text. */
export interface Question {
  /** Kebab-case; used as the link target. */
  id: string;
  question: string;
  answer: string;
}
