import type { Store } from '#api/store/store.ts';
import type { AgreementTemplate } from '#domain/agreements/agreement-template.ts';
import { hasAgreement } from '#domain/agreements/find-template.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { JobTerms } from '#domain/jobs/job.ts';
import type { JobSettings } from '#domain/jobs/job-settings.ts';

/** The terms of a booking by these settings and templates. */
export const termsWith =
  ({ paymentTime }: JobSettings, templates: readonly AgreementTemplate[]) =>
  <B extends Booking>(booking: B): JobTerms & { booking: B } => ({
    booking,
    paymentTime,
    asksAgreement: hasAgreement(templates, booking),
  });

/** What decides how far the job of `booking` is, by the owner's settings as they are now. */
export async function termsOf<B extends Booking>(
  store: Pick<Store, 'jobSettings' | 'agreementTemplates'>,
  booking: B,
): Promise<JobTerms & { booking: B }> {
  const settings = await store.jobSettings.read();
  return termsWith(settings, await store.agreementTemplates.all())(booking);
}
