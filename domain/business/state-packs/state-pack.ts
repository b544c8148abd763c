import type { Locale } from '#domain/locale/locale.ts';

/** What the law of a state asks of a business, and what holds of homes there. One file a state. */
export interface StatePack {
  /** How the owner chooses it. */
  label: string;
  law: {
    /** A link that every page must show, readily noticeable. */
    consumerNotice: { label: string; href: string } | null;
    /** The public register in which a license can be checked. */
    licenseRegister: { label: string; href: string } | null;
    /** Whether each embed must name the business and its license. */
    asksNameAndLicense: boolean;
    /** Days in which the client gets the report; null where the law names none. */
    reportDays: number | null;
    /** The acts by which a contract can be signed electronically. */
    electronicSignatures: { label: string };
  };
  /** What homes have to stand there, for a language model. */
  climate: string;
  /** Words for placeholders by language; empty where the state has none. */
  words: Readonly<Record<Locale, StateWords>>;
}

export interface StateWords {
  /**
   * The state, in sentences about its law: a prescribed form, a report within two days, no money for referrals, widgets
   * as advertisements, separate licenses for insects and mold. Empty unless all of them hold there.
   */
  state: string;
  /** Until when a buyer may withdraw from the contract, in the middle of a sentence. */
  contractDeadline: string;
  /** The same before "ends Tue, Dec 1". */
  shortDeadline: string;
  /** Several of them, at the start of a sentence. */
  contractDeadlines: string;
  /** At what time of its last day it ends; empty if the law leaves that to the contract. */
  deadlineTime: string;
  /** Who sets the standards of an inspection: "the state". */
  standardsOwner: string;
  /** Where the standards are written, short and in full. */
  standardsCode: string;
  standardsSections: string;
  /** What homes stand on. */
  soil: string;
  /** How foundations are built, in a list of what is inspected. */
  foundations: string;
  /** What local weather and ground do to homes, in the middle of a sentence. */
  localRisks: string;
  /** The time of year after which roofs are looked at. */
  stormSeason: string;
  /** Where in an attic care is hard. */
  attic: string;
  /** The body whose headings the sample report has. */
  reportHeadings: string;
  /** The short name of the agency that licenses inspectors. */
  agency: string;
  optionPeriod: string;
  reportForm: string;
  standards: string;
}
