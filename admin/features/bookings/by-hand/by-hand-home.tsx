import { FoldingPart } from '#admin/shell/folding-part.tsx';
import { dollars } from '#domain/quote/dollars.ts';
import type { QuoteInput } from '#domain/quote/quote.schema.ts';
import { calculateQuote } from '#domain/quote/quote.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { HomeBasics, HomeDetails } from '#widgets/quote/home-fields.tsx';
import { OptionField } from '#widgets/quote/option-field.tsx';
import { HomePrice } from './home-price.tsx';

/** The controls of this part. */
const names = [
  'propertyType',
  'squareFootage',
  'yearBuilt',
  'stories',
  'detachedStructures',
  'optionEnds',
  'hasPool',
  'hasBasement',
  'rushService',
] as const satisfies (keyof QuoteInput | 'optionEnds')[];

interface ByHandHomeProps {
  form: FormState;
  /** Undefined while it cannot be priced. */
  home: QuoteInput | undefined;
  /** The chosen day, which determines the price. */
  date: CalendarDate;
  today: CalendarDate;
}

/** The questions for a price, folded, because an appointment can be made without one. */
export function ByHandHome({ form, home, date, today }: ByHandHomeProps) {
  const { prices } = useBusiness();
  const price = home && calculateQuote({ ...home, inspectionDate: date }, today, prices);
  return (
    <div className="admin-folds ui-wide">
      <FoldingPart
        name="home"
        title="Home and price"
        state={
          price
            ? `${dollars(price.totalPrice)} · ${price.estimatedDuration} on site`
            : 'No price yet. It takes property type and square footage.'
        }
        isInvalid={names.some((name) => form.errors[name])}
      >
        <div className="admin-by-hand-home">
          <div className="admin-details-fields">
            <HomeBasics form={form} required={false} />
            <HomeDetails form={form}>
              <OptionField form={form} optionEnds={undefined} />
            </HomeDetails>
          </div>
          <HomePrice price={price} date={date} />
        </div>
      </FoldingPart>
    </div>
  );
}
