import type { Locale } from '#domain/locale/locale.ts';
import type { Versioned } from '#domain/records/versioned.schema.ts';
import type { AgreedTerms } from './agreed-terms.ts';
import type { Cents } from './cents.ts';

/** When and by whom; `at` is an ISO 8601 instant. */
export interface Mark {
  at: string;
  by: string;
}

export const lineKinds = [
  'addition',
  'discount',
  'promotion',
  'no_show_fee',
  'late_cancellation_fee',
] as const;

export type LineKind = (typeof lineKinds)[number];

/** A change of the price as booked; a changed line is a removed one and a new one. */
export interface PriceLine extends Mark {
  id: string;
  kind: LineKind;
  label: string;
  /** Negative for a discount. */
  amount: Cents;
  /** For the owner's books; the client sees the label. */
  reason?: string | undefined;
  promotionId?: string | undefined;
  removed?: Mark | undefined;
}

/** A drawn signature: each stroke as x and y in turn, whole numbers in a box of `DRAWING_BOX`. */
export type Drawing = readonly (readonly number[])[];

export const DRAWING_BOX = { width: 1000, height: 400 } as const;

/** One person's signature under one text. */
export interface Signature {
  id: string;
  at: string;
  name: string;
  /** `on_site`: on the owner's device. */
  place: 'online' | 'on_site';
  /** The origin of another site on whose page it was given, such as a partner's. */
  site?: string | undefined;
  /** The version of the text: the template's revision and the start of the digest. */
  version: string;
  /** SHA-256 of the agreed text in UTF-8, in hex; `SignedText` has the text. */
  sha256: string;
  /** The total at that time. */
  total: Cents;
  locale: Locale;
  /** The consent to sign electronically as it was shown (15 U.S.C. 7001). */
  consent: string;
  drawing?: Drawing | undefined;
  /** Network address and browser of the device. */
  address: string;
  browser: string;
}

/** The owner's word that a text still says what is agreed, although what it names has changed. */
export interface Confirmation extends Mark {
  reason: string;
  /** As they were then; after another change the text is to be signed again. */
  terms: AgreedTerms;
}

/** A text that was signed, once for all who signed it. */
export interface SignedText {
  sha256: string;
  /** With all placeholders filled in. */
  text: string;
  /** What it names; missing if it was signed before that was noted, when only another total asked again. */
  terms?: AgreedTerms | undefined;
  confirmations?: readonly Confirmation[] | undefined;
}

export const handMethods = ['cash', 'check', 'card', 'closing'] as const;
export const paymentMethods = [...handMethods, 'online'] as const;

export type HandMethod = (typeof handMethods)[number];
export type PaymentMethod = (typeof paymentMethods)[number];

export interface Refund extends Mark {
  id: string;
  amount: Cents;
  note?: string | undefined;
}

/**
 * Of a payment that the client disputes at the bank (a chargeback), as Stripe has them. `closed`: without a loss. `lost`: the
 * bank gave the money back to the client.
 */
export const disputeStates = ['needs_response', 'under_review', 'closed', 'lost'] as const;

export type DisputeState = (typeof disputeStates)[number];

export interface Dispute {
  /** That of the payment service. */
  id: string;
  /** When it became known here. */
  at: string;
  amount: Cents;
  state: DisputeState;
  /** Until when evidence counts, an instant. */
  respondBy?: string | undefined;
  /** When it became known that it is closed or lost. */
  settledAt?: string | undefined;
}

export interface Payment extends Mark {
  /** For an online payment, the id of the payment intent. */
  id: string;
  amount: Cents;
  method: PaymentMethod;
  note?: string | undefined;
  /** A slip of the thumb, taken back; it does not count. */
  undone?: Mark | undefined;
  refunds: readonly Refund[];
  /** Disputes of an online payment. */
  disputes?: readonly Dispute[] | undefined;
}

/**
 * Of a hosted page, in the order in which it moves on. `processing`: submitted, and a bank has yet to confirm it.
 * `expired`: nothing can be paid there any more.
 */
export const checkoutStates = ['open', 'processing', 'expired', 'paid'] as const;

export type CheckoutState = (typeof checkoutStates)[number];

/** A hosted page on which this total can be paid. */
export interface Checkout {
  /** The session's. */
  id: string;
  at: string;
  amount: Cents;
  expiresAt: string;
  state: CheckoutState;
}

/** One version of the report; the last one that was not withdrawn is current. */
export interface ReportVersion extends Mark {
  /** That of its file; each upload has one of its own. */
  id: string;
  /** The key of the call that uploaded it, so that a repeated call adds no version. */
  key?: string | undefined;
  /** The name of the file as the owner uploaded it; for the owner alone, because it may name the client. */
  fileName: string;
  bytes: number;
  /** In hex. */
  sha256: string;
  /** Taken back by the owner, who keeps the file. `wasReadable`: the client could read it until then, and is told. */
  withdrawn?: (Mark & { wasReadable?: true | undefined }) | undefined;
}

export const outcomes = ['no_show', 'late_cancellation'] as const;

/** Why there was no inspection although its time was kept. */
export type Outcome = (typeof outcomes)[number];

/** What was agreed, paid and delivered for one booking. */
export interface JobRecord extends Versioned {
  /** That of the booking. */
  id: string;
  /** That of the booking, so that both are kept for the same time. */
  createdAt: string;
  /** Oldest first, like all lists of it. */
  lines: readonly PriceLine[];
  signatures: readonly Signature[];
  /** Those of the signatures. */
  texts: readonly SignedText[];
  payments: readonly Payment[];
  checkouts: readonly Checkout[];
  reports: readonly ReportVersion[];
  /** A video of the inspection, at an https address. */
  video?: string | undefined;
  /** Since when, or from when on, the report can be read; `by` is empty if all was signed and paid. */
  released?: Mark | undefined;
  outcome?: (Mark & { what: Outcome }) | undefined;
  /** The client's consent that the agent gets the report, and with `follows` time, place and state. */
  agent?:
    | {
        consentedAt: string;
        /** The digest of the link to the report. */
        link?: string | undefined;
        /** Missing in consents from before agents had a page. */
        follows?: true | undefined;
      }
    | undefined;
  /** When the client withdrew the consent. */
  agentWithdrawnAt?: string | undefined;
  /** When the agent last asked for the link to the agent's page, as an instant. */
  agentAskedAt?: string | undefined;
  erasedAt?: string | undefined;
}

/** The record of a booking about which nothing is known yet; stored with the first change. */
export const emptyJob = ({ id, createdAt }: Pick<JobRecord, 'id' | 'createdAt'>): JobRecord => ({
  id,
  revision: 0,
  createdAt,
  lines: [],
  signatures: [],
  texts: [],
  payments: [],
  checkouts: [],
  reports: [],
});
