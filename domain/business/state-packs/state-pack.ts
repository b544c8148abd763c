/** What the law of a state asks of a business. One file a state. */
export interface StatePack {
  /** A link that every page must show, readily noticeable. */
  consumerNotice: { label: string; href: string } | null;
  /** The public register in which a license can be checked. */
  licenseRegister: { label: string; href: string } | null;
  /** Whether each embed must name the business and its license. */
  asksNameAndLicense: boolean;
  /** Words for the placeholders that only this state has; empty where it has none. */
  words: {
    /** The state, in sentences about its law. */
    state: string;
    /** Until when a buyer may withdraw from the contract, in the middle of a sentence. */
    contractDeadline: string;
    /** Whose standards an inspection follows: "the state". */
    standardsOwner: string;
    /** Where the standards are written, short and in full. */
    standardsCode: string;
    standardsSections: string;
    /** What homes stand on. */
    soil: string;
    /** Whose headings the sample report has. */
    reportHeadings: string;
    /** The short name of the agency that licenses inspectors. */
    agency: string;
    optionPeriod: string;
    reportForm: string;
    standards: string;
  };
}
