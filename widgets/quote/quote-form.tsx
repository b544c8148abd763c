import { useStore } from 'zustand';
import { DateField } from '#ui/form/date-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitRow } from '#ui/form/submit-row.tsx';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { HomeFields } from './home-fields.tsx';
import { OptionField } from './option-field.tsx';
import type { QuoteStore, QuoteWidgetProps } from './quote.types.ts';

interface QuoteFormProps extends Pick<QuoteWidgetProps, 'optionEnds'> {
  store: QuoteStore;
  onSubmit: (form: HTMLFormElement) => void;
}

export function QuoteForm({ store, optionEnds, onSubmit }: QuoteFormProps) {
  const state = useStore(store);
  const heading = useMoveFocus(store);

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
        onSubmit={onSubmit}
      >
        <HomeFields form={state} extras={<OptionField form={state} optionEnds={optionEnds} />}>
          <DateField
            form={state}
            name="inspectionDate"
            label="Preferred date"
            hint="Booking early costs less"
          />
        </HomeFields>
        <SubmitRow
          label="Calculate My Quote"
          pendingLabel="Calculating…"
          pending={state.pending}
          note="Worked out on your screen: no name, no email, nothing sent."
          alert={
            state.offline ? (
              <>
                The price could not be worked out. Please check your connection and try again; what
                you entered is kept.
              </>
            ) : null
          }
        />
      </Form>
    </>
  );
}
