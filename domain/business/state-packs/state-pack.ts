/** What the law of a state asks of a business. One file a state. */
export interface StatePack {
  /** A link that every page must show, readily noticeable. */
  consumerNotice: { label: string; href: string } | null;
  /** Whether each embed must name the business and its license. */
  asksNameAndLicense: boolean;
  /** Words for the placeholders that only this state has; empty where it has none. */
  words: {
    /** The state, in sentences about its law. */
    state: string;
    /** The short name of the agency that licenses inspectors. */
    agency: string;
    optionPeriod: string;
    reportForm: string;
    standards: string;
  };
}
