import type { ReactNode } from 'react';
import { bookingTypes } from '#domain/booking/booking-types.ts';
import { SelectField, TextAreaField, TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';

interface DetailsFieldsProps {
  form: FormState;
  /** The hint below the notes. */
  notesHint: string;
  /** The hint below the address. */
  addressHint?: ReactNode;
  /** The hint below the inspection type. */
  typeHint?: ReactNode;
  /**
   * The owner enters a client's details: no autofill of the owner's own, and email is optional.
   */
  byOwner?: boolean;
}

/** The controls are named as in the booking payload (spec §3). */
export function DetailsFields({
  form,
  notesHint,
  addressHint,
  typeHint,
  byOwner = false,
}: DetailsFieldsProps) {
  const complete = (token: string) => (byOwner ? 'off' : token);
  return (
    <>
      <TextField form={form} name="name" label="Name" required autoComplete={complete('name')} />
      <TextField
        form={form}
        name="email"
        label="Email"
        required={!byOwner}
        type="email"
        autoComplete={complete('email')}
      />
      <TextField
        form={form}
        name="phone"
        label="Phone"
        required
        type="tel"
        autoComplete={complete('tel')}
      />
      <SelectField
        form={form}
        name="inspectionType"
        label="Inspection type"
        placeholder="Select a type"
        options={bookingTypes}
        hint={typeHint}
      />
      <TextField
        form={form}
        name="address"
        label="Property address"
        required
        wide
        hint={addressHint}
      />
      <TextAreaField form={form} name="notes" label="Notes" wide hint={notesHint} />
    </>
  );
}
