import { bookingTypes } from '#domain/booking/booking-types.ts';
import type { FormState } from '#widgets/core/form/form-state.ts';
import { SelectField, TextAreaField, TextField } from '#widgets/core/ui/field.tsx';
import { Honeypot } from '#widgets/core/ui/honeypot.tsx';

/** The controls carry the names of the booking payload (spec §3). */
export function DetailsFields({ form }: { form: FormState }) {
  return (
    <fieldset className="booking-fields" disabled={form.pending}>
      <TextField form={form} name="name" label="Name" required autoComplete="name" />
      <TextField
        form={form}
        name="email"
        label="Email"
        required
        type="email"
        autoComplete="email"
      />
      <TextField form={form} name="phone" label="Phone" required type="tel" autoComplete="tel" />
      <SelectField
        form={form}
        name="inspectionType"
        label="Inspection type"
        placeholder="Select a type"
        options={bookingTypes}
      />
      <TextField form={form} name="address" label="Property address" required wide />
      <TextAreaField
        form={form}
        name="notes"
        label="Notes"
        wide
        hint="Access, lockbox or gate code, utilities, anything we should know."
      />
      <Honeypot />
    </fieldset>
  );
}
