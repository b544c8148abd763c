import type { ReactNode } from 'react';
import { propertyTypes } from '#domain/quote/property-types.ts';
import { quoteBounds } from '#domain/quote/quote-bounds.ts';
import { detachedStructureOptions, storyOptions } from '#domain/quote/quote-options.ts';
import { CheckField, SelectField, TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';

interface HomeFieldsProps {
  form: FormState;
  /** Before the extras: the preferred date, where no calendar follows. */
  children?: ReactNode;
  /** After the extras. */
  extras?: ReactNode;
  /** False where an appointment can be made without a price. */
  required?: boolean;
}

/** The controls that describe the home of a quote; they carry the names of `QuoteInput`. */
export function HomeFields({ form, children, extras, required = true }: HomeFieldsProps) {
  return (
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
      <TextField
        form={form}
        name="yearBuilt"
        label="Year built"
        inputMode="numeric"
        hint={quoteBounds.yearBuilt.text}
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
        <CheckField form={form} name="hasPool" label="Pool or spa" />
        <CheckField form={form} name="hasBasement" label="Basement" />
        <CheckField form={form} name="rushService" label="Rush service" />
        {extras}
      </fieldset>
    </>
  );
}
