import type { ReactNode } from 'react';
import { propertyTypes } from '#domain/quote/property-types.ts';
import { quoteBounds } from '#domain/quote/quote-bounds.ts';
import { addOnNotes, detachedStructureOptions, storyOptions } from '#domain/quote/quote-options.ts';
import { useBusiness } from '#ui/business.tsx';
import { CheckField, SelectField, TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';

interface HomeBasicsProps {
  form: FormState;
  /** False if an appointment can be made without a price. */
  required?: boolean;
}

/** The two answers that are enough for a price. The controls are named as in `QuoteInput`. */
export const HomeBasics = ({ form, required = true }: HomeBasicsProps) => (
  <>
    <SelectField
      form={form}
      name="propertyType"
      label="Property type"
      required={required}
      placeholder="Select a property type"
      options={propertyTypes}
    />
    <TextField
      form={form}
      name="squareFootage"
      label="Square footage"
      required={required}
      inputMode="numeric"
      hint={`${quoteBounds.squareFootage.text} sq ft`}
    />
  </>
);

interface HomeDetailsProps {
  form: FormState;
  /** Before the extras: the preferred date, if no calendar follows. */
  children?: ReactNode;
}

/** The answers that make the price exact, each with what it adds. */
export function HomeDetails({ form, children }: HomeDetailsProps) {
  const { prices } = useBusiness();
  const notes = addOnNotes(prices);
  const years = quoteBounds.yearBuilt.text;
  return (
    <>
      <TextField
        form={form}
        name="yearBuilt"
        label="Year built"
        inputMode="numeric"
        hint={notes.yearBuilt ? `${years}. By age: ${notes.yearBuilt} years` : years}
      />
      <SelectField
        form={form}
        name="stories"
        label="Stories"
        required
        options={storyOptions(prices)}
      />
      <SelectField
        form={form}
        name="detachedStructures"
        label="Detached structures"
        required
        options={detachedStructureOptions(prices)}
      />
      {children}
      <fieldset className="quote-extras ui-wide">
        <legend className="ui-label">Anything else?</legend>
        <CheckField form={form} name="hasPool" label="Pool or spa" note={notes.hasPool} />
        <CheckField form={form} name="hasBasement" label="Basement" note={notes.hasBasement} />
        <CheckField form={form} name="rushService" label="Rush service" note={notes.rushService} />
      </fieldset>
    </>
  );
}
