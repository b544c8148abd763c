import type { AgreedTermName } from './agreed-terms.ts';
import type { Cents } from './cents.ts';
import type { Job } from './job.ts';
import type { JobRecord, Mark, Outcome, Payment, PriceLine, ReportVersion } from './job-record.ts';
import type { PaymentTime } from './job-settings.ts';

/** A signature for the owner; its text is in the agreement's PDF. */
export interface PresentedSignature {
  id: string;
  at: string;
  name: string;
  place: 'online' | 'on_site';
  version: string;
  sha256: string;
  /** Whether it is under what is agreed now. */
  isCurrent: boolean;
}

/** A job for the owner. */
export interface PresentedJob extends Omit<Job, 'booked' | 'block'> {
  revision: number;
  /** In cents; missing for a booking without a quote. */
  booked?: Cents | undefined;
  block?: Job['block'];
  paymentTime: PaymentTime;
  canPayOnline: boolean;
  lines: readonly PriceLine[];
  signatures: readonly PresentedSignature[];
  /** What has changed since the last signature, so that it is outdated. */
  changedTerms: readonly AgreedTermName[];
  /** The owner's word that what was signed last is the same, although something that it names has changed. */
  confirmations: readonly (Mark & { reason: string })[];
  payments: readonly Payment[];
  reports: readonly Omit<ReportVersion, 'key'>[];
  video?: string | undefined;
  released?: Mark | undefined;
  outcome?: (Mark & { what: Outcome }) | undefined;
  /** When the client agreed that the agent sees the inspection and its report. */
  agentConsentedAt?: string | undefined;
  /** By when the state asks for the report, an instant; missing where it names no time. */
  reportDueAt?: string | undefined;
}

/** The record's part of `PresentedJob`. */
export const presentedLists = ({
  revision,
  lines,
  payments,
  reports,
  video,
  released,
  outcome,
}: JobRecord): Pick<
  PresentedJob,
  'revision' | 'lines' | 'payments' | 'reports' | 'video' | 'released' | 'outcome'
> => ({
  revision,
  lines,
  payments,
  reports: reports.map(({ key: _key, ...report }) => report),
  video,
  released,
  outcome,
});
