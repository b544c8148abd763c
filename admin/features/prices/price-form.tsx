import { useRef, useState } from 'react';
import { marksOf, PartsForm } from '#admin/forms/parts-form.tsx';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { useUnsavedNotice } from '#admin/forms/use-unsaved-notice.ts';
import { FoldingPart } from '#admin/shell/folding-part.tsx';
import {
  type PriceList,
  type PublishedPriceList,
  unpublished,
} from '#domain/business/price-list.schema.ts';
import { publishableSchema } from '#domain/business/price-list-rules.ts';
import { priceRange } from '#domain/pricing/derived-prices.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { formatDate } from '#domain/schedule/calendar-date.ts';
import { errorsOf } from '#domain/validation/validate.ts';
import { useBusiness } from '#ui/business.tsx';
import { CheckField } from '#ui/form/field.tsx';
import { errorsByField } from '#ui/form/form-state.ts';
import { showToast } from '#ui/page-toasts/toast-store.ts';
import { OverrideList } from './override-list.tsx';
import { publishPrices } from './price-calls.ts';
import { differences } from './price-differences.ts';
import {
  AddOnFields,
  DateFields,
  DurationFields,
  ServiceFields,
  SizeFields,
  StartFields,
} from './price-fields.tsx';
import { PricePreview } from './price-preview.tsx';
import { partOf, priceListIn, priceValues } from './price-values.ts';
import { PublishDialog } from './publish-dialog.tsx';

/** The draft of the next list. */
export const priceDraft = 'price-list';

interface PriceFormProps {
  /** The newest list, which the form starts with. */
  newest: PriceList;
  onPublished: (list: PublishedPriceList) => void;
}

/** The price list, beside the calculator as visitors would see it. */
export function PriceForm({ newest, onPublished }: PriceFormProps) {
  const { timeZone } = useBusiness();
  const today = businessToday(new Date(), timeZone);
  const form = useEditForm<PublishedPriceList>({
    draft: priceDraft,
    start: priceValues(newest),
    revision: newest.revision,
    send: (values, revision) => publishPrices(priceListIn(values, newest, today), revision),
    onSaved(list) {
      accept(list);
      showToast({
        title: 'Prices published',
        description:
          list.validFrom > today
            ? 'They count from the day that you chose.'
            : 'Visitors see them at once.',
      });
    },
  });
  const { state } = form;
  const element = useRef<HTMLFormElement>(null);
  const [confirming, setConfirming] = useState(false);
  useUnsavedNotice(priceDraft, 'The price list');

  function accept(list: PublishedPriceList) {
    form.restart(priceValues(unpublished(list)), list.revision);
    onPublished(list);
  }

  const part = marksOf(state, priceValues(newest), partOf);
  const fields = { form: state, onType: form.onType };
  const typed = priceListIn(state.values, newest, today);
  const text = (name: string) => state.values[name] ?? '';

  return (
    <div className="price-parts">
      <PartsForm
        form={form}
        label="Price list"
        onSubmit={(sent) => {
          const errors = errorsOf(publishableSchema, typed);
          if (errors.length > 0) {
            form.onType({ values: state.values, errors: errorsByField(errors) });
            return;
          }
          element.current = sent;
          setConfirming(true);
        }}
        differences={(current) => differences(typed, current)}
        onAcceptCurrent={accept}
        save="Review and publish"
        saved="These are the published prices"
        onDiscard={() => form.restart(priceValues(newest), newest.revision)}
      >
        <FoldingPart
          {...part('sizes')}
          title="Base price by size"
          state={`${priceRange(typed)} in ${typed.tiers.length + 1} sizes`}
        >
          <div className="record-fields">
            <SizeFields {...fields} />
          </div>
        </FoldingPart>
        <FoldingPart
          {...part('add-ons')}
          title="Add-ons"
          state={`Pool $${text('addOns.pool')}, structure $${text('addOns.detachedStructure')}, basement $${text('addOns.basement')}`}
        >
          <div className="record-fields">
            <AddOnFields {...fields} />
          </div>
        </FoldingPart>
        <FoldingPart
          {...part('dates')}
          title="Rush, early booking, tax"
          state={`Rush +${text('rush.percent')}%, early −${text('earlyBooking.percent')}%`}
        >
          <div className="record-fields">
            <DateFields {...fields} />
          </div>
        </FoldingPart>
        <FoldingPart
          {...part('durations')}
          title="Lengths by property type"
          state={typed.durations.length === 0 ? 'By size only' : `${typed.durations.length} rules`}
        >
          <p className="price-lead">
            They replace the hours of the size; the first rule that fits counts.
          </p>
          <div className="record-fields">
            <DurationFields {...fields} />
          </div>
        </FoldingPart>
        <FoldingPart {...part('services')} title="Other services" state="Outside the calculator">
          <p className="price-lead">Leave a price empty if you do not offer the service.</p>
          <div className="record-fields">
            <ServiceFields {...fields} />
          </div>
        </FoldingPart>
        <FoldingPart
          {...part('start')}
          title="When they count"
          state={
            typed.validFrom > today ? `From ${formatDate(typed.validFrom, 'short')}` : 'At once'
          }
        >
          <div className="record-fields">
            <StartFields form={state} today={today} />
          </div>
        </FoldingPart>
        {newest.overrides ? (
          <div className="admin-fold">
            <div className="admin-fold-body price-overrides">
              <CheckField
                form={state}
                name="keepsOverrides"
                label="Keep the texts that differ from these prices"
              />
              <OverrideList overrides={newest.overrides} typed={typed} />
            </div>
          </div>
        ) : null}
      </PartsForm>
      {confirming ? (
        <PublishDialog
          typed={typed}
          before={newest}
          today={today}
          onPublish={() => {
            setConfirming(false);
            if (element.current) form.onSubmit(element.current);
          }}
          onClose={() => setConfirming(false)}
        />
      ) : null}
      <PricePreview typed={typed} />
    </div>
  );
}
