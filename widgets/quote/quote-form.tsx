import { useStore } from 'zustand';
import { addOnNotes } from '#domain/quote/quote-options.ts';
import { useBusiness } from '#ui/business.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitRow } from '#ui/form/submit-row.tsx';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { HomeBasics, HomeDetails } from './home-fields.tsx';
import { OptionField } from './option-field.tsx';
import { PriceBar } from './price-bar.tsx';
import type { LivePriceView, QuoteStore, QuoteWidgetProps } from './quote.types.ts';
import { Refine } from './refine.tsx';
import { SizeChoices } from './size-choices.tsx';

interface QuoteFormProps extends Pick<QuoteWidgetProps, 'optionEnds'> {
  store: QuoteStore;
  onSubmit: (form: HTMLFormElement) => void;
  /** The price while typing, once the quote rules are loaded. */
  LivePrice: LivePriceView | undefined;
}

export function QuoteForm({ store, optionEnds, onSubmit, LivePrice }: QuoteFormProps) {
  const state = useStore(store);
  const { prices } = useBusiness();
  const earlyNote = addOnNotes(prices).inspectionDate;
  const heading = useMoveFocus(store);

  return (
    <>
      <h2 className="ui-title ui-heading" part="title" tabIndex={-1} ref={heading}>
        What will your inspection cost?
      </h2>
      <p className="ui-lead">Two answers and you’ll see the price.</p>
      <Form
        label="Instant quote"
        state={state}
        onType={(change) => store.setState(change)}
        onSubmit={onSubmit}
      >
        <div className="quote-fields">
          <HomeBasics form={state} />
          <SizeChoices value={state.values['squareFootage']} />
          <Refine store={store}>
            <HomeDetails form={state}>
              <DateField
                form={state}
                name="inspectionDate"
                label="Preferred date"
                {...(earlyNote && { hint: earlyNote })}
              />
              <OptionField form={state} optionEnds={optionEnds} />
            </HomeDetails>
          </Refine>
        </div>
        <div className="quote-panel">
          {LivePrice ? <LivePrice values={state.values} /> : <PriceBar />}
          <SubmitRow
            label="Calculate My Quote"
            pendingLabel="Calculating…"
            pending={state.pending}
            note="Worked out on your screen: no name, no email, nothing sent."
            alert={
              state.offline ? (
                <>
                  The price could not be worked out. Please check your connection and try again;
                  what you entered is kept.
                </>
              ) : null
            }
          />
        </div>
      </Form>
    </>
  );
}
