import type { ReactNode } from 'react';
import { bookingTypesIn } from '#domain/booking/booking-types.ts';
import { useBusiness } from '#ui/business.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { useWords } from '#ui/words.ts';
import { bookingStepsWords } from './booking-steps.words.ts';

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
  const words = useWords(bookingStepsWords);
  const { locale } = useBusiness();
  const complete = (token: string) => (byOwner ? 'off' : token);
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={words.personName}
        required
        autoComplete={complete('name')}
      />
      <TextField
        form={form}
        name="email"
        label={words.email}
        required={!byOwner}
        type="email"
        autoComplete={complete('email')}
      />
      <TextField
        form={form}
        name="phone"
        label={words.phone}
        required
        type="tel"
        autoComplete={complete('tel')}
      />
      <SelectField
        form={form}
        name="inspectionType"
        label={words.inspectionType}
        placeholder={words.selectType}
        options={bookingTypesIn(locale)}
        hint={typeHint}
      />
      <TextField
        form={form}
        name="address"
        label={words.address}
        required
        wide
        hint={addressHint}
      />
      <TextAreaField form={form} name="notes" label={words.notes} wide hint={notesHint} />
    </>
  );
}
