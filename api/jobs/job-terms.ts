import type { Store } from '#api/store/store.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import { hasAgreement } from '#domain/agreements/find-template.ts';
import type { JobTerms } from '#domain/jobs/job.ts';

/** What decides how far the job of `booking` is, by the owner's settings as they are now. */
export async function termsOf<B extends Booking>(
  store: Pick<Store, 'jobSettings' | 'agreementTemplates'>,
  booking: B,
): Promise<JobTerms & { booking: B }> {
  const [{ paymentTime }, templates] = await Promise.all([
    store.jobSettings.read(),
    store.agreementTemplates.all(),
  ]);
  return { booking, paymentTime, asksAgreement: hasAgreement(templates, booking) };
}
