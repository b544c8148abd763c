import type { Cents } from './cents.ts';

export const paymentTimes = ['booking', 'inspection', 'report', 'closing'] as const;

/**
 * When payment is due: with the booking, at the inspection, before the report, or at closing. Only `closing`
 * opens the report unpaid.
 */
export type PaymentTime = (typeof paymentTimes)[number];

/** Other than the default. */
export type LaterPaymentTime = Exclude<PaymentTime, 'inspection'>;

/** How the owner's jobs run. */
export interface JobSettings {
  paymentTime: PaymentTime;
  /** Months after the appointment for which the client's page and the report can be opened. */
  linkMonths: number;
  /** Whether visitors read the agreement on the confirmation after booking. */
  signWhenBooking: boolean;
  /** Offered when an appointment is marked; undefined for none. */
  noShowFee?: Cents | undefined;
  lateCancellationFee?: Cents | undefined;
}

/** The stored settings. There is only one record, so its version needs no id. */
export interface StoredJobSettings extends JobSettings {
  revision: number;
}

/** Without deposit, as the specification says (spec §9 "Payment"). */
export const defaultJobSettings: JobSettings = {
  paymentTime: 'inspection',
  linkMonths: 24,
  signWhenBooking: false,
};
