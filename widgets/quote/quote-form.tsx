import { useStore } from 'zustand';
import { addOnNotes } from '#domain/quote/quote-options.ts';
import { useBusiness } from '#ui/business.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitRow } from '#ui/form/submit-row.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { useWords } from '#ui/words.ts';
import { HomeBasics, HomeDetails } from './home-fields.tsx';
import { OptionField } from './option-field.tsx';
import { PriceBar } from './price-bar.tsx';
import type { LivePriceView, QuoteStore, QuoteWidgetProps } from './quote.types.ts';
import { quoteWidgetWords } from './quote-widget.words.ts';
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
  const words = useWords(quoteWidgetWords);
  const business = useBusiness();
  const earlyNote = addOnNotes(business).inspectionDate;
  const phone = business.phone.display;
  const heading = useMoveFocus(store);

  return (
    <>
      <h2 className="ui-title ui-heading" part="title" tabIndex={-1} ref={heading}>
        {words.title}
      </h2>
      <p className="ui-lead">{words.lead}</p>
      <Form
        label={words.name}
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
                label={words.preferredDate}
                {...(earlyNote && { hint: earlyNote })}
              />
              <OptionField form={state} optionEnds={optionEnds} />
            </HomeDetails>
          </Refine>
        </div>
        <div className="quote-panel">
          {LivePrice ? <LivePrice values={state.values} /> : <PriceBar />}
          <SubmitRow
            label={words.calculate}
            pendingLabel={words.calculating}
            pending={state.pending}
            note={words.nothingSent}
            alert={
              state.failure === 'offline' ? (
                words.offline
              ) : state.failure ? (
                <PhoneLinked text={words.failed(phone)} />
              ) : null
            }
          />
        </div>
      </Form>
    </>
  );
}
