import type { MailFailure } from '#domain/health/mail-failure.ts';
import { kinds } from '../records/kinds.ts';
import type { RecordStore } from '../records/records.ts';

export interface MailFailureStore {
  /** Undefined while mails can be sent. */
  mailFailure(): Promise<MailFailure | undefined>;
  /** Does nothing if a failure is stored already. */
  beginMailFailure(failure: MailFailure): Promise<void>;
  /** Does nothing if the failure is over, or another one has begun. */
  markMailFailureNotified(failure: MailFailure, at: Date): Promise<void>;
  endMailFailure(): Promise<void>;
}

export function mailFailureStore({ mailFailure }: RecordStore): MailFailureStore {
  const change = (next: (current: MailFailure | null) => MailFailure | null) =>
    mailFailure.change((current) => ({ next: next(current), result: undefined }));
  return {
    mailFailure: async () => (await mailFailure.read()) ?? undefined,
    beginMailFailure: (failure) => change((current) => current ?? kinds.mailFailure.check(failure)),
    markMailFailureNotified: ({ since }, at) =>
      change((current) =>
        current?.since === since ? { ...current, notifiedAt: at.toISOString() } : current,
      ),
    endMailFailure: () => change(() => null),
  };
}
