import { quoteBounds } from '#domain/quote/quote-bounds.ts';
import {
  addOnNotes,
  detachedStructureOptions,
  propertyTypeOptions,
  storyOptions,
} from '#domain/quote/quote-options.ts';
import { useBusiness } from '#ui/business.tsx';
import type { Elements } from '#ui/elements.ts';
import { CheckField, SelectField, TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { useWords } from '#ui/words.ts';
import { quoteWidgetWords } from './quote-widget.words.ts';

interface HomeBasicsProps {
  form: FormState;
  /** False if an appointment can be made without a price. */
  required?: boolean;
}

/** The two answers that are enough for a price. The controls are named as in `QuoteInput`. */
export function HomeBasics({ form, required = true }: HomeBasicsProps) {
  const business = useBusiness();
  const words = useWords(quoteWidgetWords);
  return (
    <>
      <SelectField
        form={form}
        name="propertyType"
        label={words.propertyType}
        required={required}
        placeholder={words.choosePropertyType}
        options={propertyTypeOptions(business)}
      />
      <TextField
        form={form}
        name="squareFootage"
        label={words.squareFootage}
        required={required}
        inputMode="numeric"
        hint={words.areas(...quoteBounds.squareFootage.shown)}
      />
    </>
  );
}

interface HomeDetailsProps {
  form: FormState;
  /** Before the extras: the preferred date, if no calendar follows. */
  children?: Elements;
}

/** The answers that make the price exact, each with what it adds. */
export function HomeDetails({ form, children }: HomeDetailsProps) {
  const business = useBusiness();
  const words = useWords(quoteWidgetWords);
  const notes = addOnNotes(business);
  const years = words.years(...quoteBounds.yearBuilt.shown);
  return (
    <>
      <TextField
        form={form}
        name="yearBuilt"
        label={words.yearBuilt}
        inputMode="numeric"
        hint={notes.yearBuilt ? words.byAge(years, notes.yearBuilt) : years}
      />
      <SelectField
        form={form}
        name="stories"
        label={words.stories}
        required
        options={storyOptions(business)}
      />
      <SelectField
        form={form}
        name="detachedStructures"
        label={words.detachedStructures}
        required
        options={detachedStructureOptions(business)}
      />
      {children}
      <fieldset className="quote-extras ui-wide">
        <legend className="ui-label">{words.extras}</legend>
        <CheckField form={form} name="hasPool" label={words.pool} note={notes.hasPool} />
        <CheckField
          form={form}
          name="hasBasement"
          label={words.basement}
          note={notes.hasBasement}
        />
        <CheckField form={form} name="rushService" label={words.rush} note={notes.rushService} />
      </fieldset>
    </>
  );
}
