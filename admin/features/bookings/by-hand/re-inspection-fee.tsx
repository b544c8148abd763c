import { Link } from 'wouter';
import { centsOfField } from '#admin/forms/cents-in.ts';
import type { Values } from '#admin/forms/drafts.ts';
import type { Booking } from '#domain/booking/booking.schema.ts';
import type { Cents } from '#domain/jobs/cents.ts';
import { defaultLocale, type Locale } from '#domain/locale/locale.ts';
import { dollars } from '#domain/quote/dollars.ts';
import { useBusiness } from '#ui/business.tsx';
import { TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { addLine } from '../booking/job/job-calls.ts';
import { formatSlot } from '../slot/slot-text.ts';

/** The line of the price, in the client's language. */
const labels: Readonly<Record<Locale, string>> = { en: 'Re-inspection', es: 'Reinspección' };

/** The fee in the form; undefined for none. Throws a `FieldFault` for a text that is no amount. */
export const feeIn = ({ fee }: Values): Cents | undefined =>
  fee?.trim() ? centsOfField('fee', fee) : undefined;

/** What the re-inspection costs, from the price list. */
export function ReInspectionFee({ form, again }: { form: FormState; again: Booking }) {
  const { reInspection } = useBusiness().prices.services;
  const list = reInspection
    ? `Your list says ${dollars(reInspection.from)} to ${dollars(reInspection.to)}, by what there is to look at`
    : 'Your price list has no price for it';
  return (
    <section className="admin-panel ui-wide" aria-labelledby="fee">
      <h2 className="admin-panel-title" id="fee">
        Price
      </h2>
      <p className="admin-by-hand-again">
        A re-inspection after <Link href={`/bookings/${again.id}`}>{formatSlot(again)}</Link>.
      </p>
      <TextField
        form={form}
        name="fee"
        label="Price in dollars"
        hint={`${list}. Empty for none`}
        inputMode="decimal"
      />
    </section>
  );
}

/** Charges the fee for a new booking; resolves to whether it could. It never rejects: the booking is made. */
export async function chargeFee(booking: Booking, amount: Cents): Promise<boolean> {
  const label = labels[booking.locale ?? defaultLocale];
  try {
    await addLine(booking.id, { label, amount }, `re-inspection-${booking.id}`);
    return true;
  } catch {
    return false;
  }
}
