import { useState } from 'react';
import { useStore } from 'zustand';
import { propertyTypes } from '#domain/quote/property-types.ts';
import { quoteBounds } from '#domain/quote/quote-bounds.ts';
import { detachedStructureOptions, storyOptions } from '#domain/quote/quote-options.ts';
import { isFirstDrawing } from '#widgets/core/first-drawing.ts';
import { Form } from '#widgets/core/form/form.tsx';
import { errorsByField } from '#widgets/core/form/form-state.ts';
import { firstTouch, onDemand } from '#widgets/core/on-demand.ts';
import type { Quote } from '#widgets/core/quote-handoff.ts';
import { DateField } from '#widgets/core/ui/date-field.tsx';
import { CheckField, SelectField, TextField } from '#widgets/core/ui/field.tsx';
import { useArrival } from '#widgets/core/use-arrival.ts';
import type { QuoteStore } from './quote.store.ts';

/** The rules and the result view: not needed before the visitor asks for a price. */
export const quoteAnswer = onDemand(() => import('./quote-answer.ts'));

interface QuoteFormProps {
  store: QuoteStore;
  onCalculate: ((quote: Quote) => void) | undefined;
}

export function QuoteForm({ store, onCalculate }: QuoteFormProps) {
  const state = useStore(store);
  const heading = useArrival(store);
  const [stepwise] = useState(isFirstDrawing);

  async function calculate(form: HTMLFormElement) {
    store.setState({ pending: true, offline: false });
    try {
      const answer = (await quoteAnswer.load()).quoteForm(form);
      if (!answer.ok) return store.setState({ errors: errorsByField(answer.errors) });
      store.setState({ quote: answer.value, errors: {}, arriving: true });
      onCalculate?.(answer.value);
    } catch {
      store.setState({ offline: true });
    } finally {
      store.setState({ pending: false });
    }
  }

  return (
    <>
      <h2 className="ui-title" part="title" tabIndex={-1} ref={heading}>
        What will your inspection cost?
      </h2>
      <p className="ui-lead">Tell us about the home and see the price, line by line.</p>
      <Form
        label="Instant quote"
        state={state}
        onType={(change) => store.setState(change)}
        onSubmit={calculate}
      >
        <SelectField
          form={state}
          name="propertyType"
          label="Property type"
          required
          placeholder="Select a property type"
          options={propertyTypes}
        />
        <TextField
          form={state}
          name="squareFootage"
          label="Square footage"
          required
          inputMode="numeric"
          hint={`${quoteBounds.squareFootage.text} sq ft`}
        />
        <TextField
          form={state}
          name="yearBuilt"
          label="Year built"
          inputMode="numeric"
          hint={quoteBounds.yearBuilt.text}
        />
        <SelectField form={state} name="stories" label="Stories" required options={storyOptions} />
        <SelectField
          form={state}
          name="detachedStructures"
          label="Detached structures"
          required
          options={detachedStructureOptions}
        />
        <DateField
          form={state}
          name="inspectionDate"
          label="Preferred date"
          mayWait={stepwise}
          min={state.earliest}
          {...firstTouch(quoteAnswer, ({ today }) => store.setState({ earliest: today() }))}
          hint="Booking early costs less"
        />
        <fieldset className="quote-extras ui-wide">
          <legend className="ui-label">Anything else?</legend>
          <CheckField form={state} name="hasPool" label="Pool or spa" />
          <CheckField form={state} name="hasBasement" label="Basement" />
          <CheckField form={state} name="rushService" label="Rush service" />
        </fieldset>
        <div className="ui-wide" role="alert">
          {state.offline ? (
            <p className="ui-alert">
              The price could not be worked out. Please check your connection and try again; what
              you entered is kept.
            </p>
          ) : null}
        </div>
        <div className="ui-submit ui-wide">
          <button
            type="submit"
            className="ui-button"
            part="button"
            data-kind="action"
            disabled={state.pending}
          >
            {state.pending ? 'Calculating…' : 'Calculate My Quote'}
          </button>
          <p className="ui-note">Worked out on your screen: no name, no email, nothing sent.</p>
        </div>
      </Form>
    </>
  );
}
