import { bookingTypes } from '#domain/booking/booking-types.ts';
import { SelectField, TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { KnownClients } from './known-clients.tsx';

interface ByHandClientProps {
  form: FormState;
  /** Name of the form's draft; undefined if the client is already known. */
  draft: string | undefined;
}

/** Asks for the caller first. Without autofill, which would be the owner's own details. */
export const ByHandClient = ({ form, draft }: ByHandClientProps) => (
  <section className="admin-panel ui-wide" aria-labelledby="client">
    <h2 className="admin-panel-title" id="client">
      Client
    </h2>
    <div className="admin-details-fields">
      <TextField form={form} name="name" label="Name" required autoComplete="off" />
      <TextField form={form} name="phone" label="Phone" required type="tel" autoComplete="off" />
      {draft ? <KnownClients values={form.values} draft={draft} /> : null}
      <TextField form={form} name="email" label="Email" type="email" autoComplete="off" />
      <SelectField
        form={form}
        name="inspectionType"
        label="Inspection type"
        placeholder="Select a type"
        options={bookingTypes}
      />
      <TextField form={form} name="address" label="Property address" required wide />
    </div>
  </section>
);
