import type { ReactNode } from 'react';
import { propertyTypes } from '#domain/quote/property-types.ts';
import { quoteBounds } from '#domain/quote/quote-bounds.ts';
import { addOnNotes, detachedStructureOptions, storyOptions } from '#domain/quote/quote-options.ts';
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
export const HomeDetails = ({ form, children }: HomeDetailsProps) => (
  <>
    <TextField
      form={form}
      name="yearBuilt"
      label="Year built"
      inputMode="numeric"
      hint={`${quoteBounds.yearBuilt.text}. By age: ${addOnNotes.yearBuilt} years`}
    />
    <SelectField form={form} name="stories" label="Stories" required options={storyOptions} />
    <SelectField
      form={form}
      name="detachedStructures"
      label="Detached structures"
      required
      options={detachedStructureOptions}
    />
    {children}
    <fieldset className="quote-extras ui-wide">
      <legend className="ui-label">Anything else?</legend>
      <CheckField form={form} name="hasPool" label="Pool or spa" note={addOnNotes.hasPool} />
      <CheckField form={form} name="hasBasement" label="Basement" note={addOnNotes.hasBasement} />
      <CheckField
        form={form}
        name="rushService"
        label="Rush service"
        note={addOnNotes.rushService}
      />
    </fieldset>
  </>
);
