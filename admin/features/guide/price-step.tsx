import { Link } from 'wouter';
import { BasicPriceFields, isBasicPrice } from '#admin/features/prices/basic-price-fields.tsx';
import { type PriceLists, publishPrices } from '#admin/features/prices/price-calls.ts';
import { priceLabel } from '#admin/features/prices/price-labels.ts';
import { priceListIn, priceValues } from '#admin/features/prices/price-values.ts';
import { useEditForm } from '#admin/forms/use-edit-form.ts';
import { renewBusiness } from '#admin/shell/business-gate.tsx';
import { send } from '#client/send.ts';
import {
  type PriceList,
  type PublishedPriceList,
  unpublished,
} from '#domain/business/price-list.schema.ts';
import { businessToday } from '#domain/schedule/business-clock.ts';
import { useBusiness } from '#ui/business.tsx';
import { StepForm } from './step-form.tsx';
import type { StepProgress } from './use-setup-guide.ts';

interface PriceStepProps {
  progress: StepProgress;
  stored: PriceLists;
  onStored: (lists: PriceLists) => void;
}

/** The prices that most quotes are made of; saving them publishes a list. */
export function PriceStep({ progress, stored, onStored }: PriceStepProps) {
  const newest = newestOf(stored);
  const today = businessToday(new Date(), useBusiness().timeZone);
  const start = basicValues(newest);
  const form = useEditForm<PublishedPriceList>({
    draft: 'guide-prices',
    start,
    revision: newest.revision,
    async send(values, revision) {
      // After a conflict, the other prices are those of the newer list.
      const base =
        revision === newest.revision
          ? newest
          : newestOf(await send('GET /api/business/price-lists'));
      const list = unpublished(base);
      return publishPrices(priceListIn({ ...ownValues(list), ...values }, list, today), revision);
    },
    onSaved(list) {
      accept(list);
      void progress.finish('done');
    },
  });

  function accept(list: PublishedPriceList) {
    onStored({ ...stored, lists: [list, ...stored.lists] });
    void renewBusiness();
  }

  return (
    <StepForm
      form={form}
      progress={progress}
      isAsSeen={!form.dirty}
      confirm="These are my prices"
      labels={Object.fromEntries(Object.keys(start).map((name) => [name, priceLabel(name)]))}
      valuesOf={basicValues}
      start={start}
      revision={newest.revision}
      onAcceptCurrent={accept}
    >
      <BasicPriceFields form={form.state} sizes={newest.tiers.map(({ upTo }) => upTo)} />
      <p className="guide-more ui-wide">
        Lengths, rush service and everything else: <Link href="/prices">Open Prices</Link>
      </p>
    </StepForm>
  );
}

/** There is always one: that of a new installation. */
const newestOf = ({ lists }: PriceLists) => lists[0] as PublishedPriceList;

/** Without the texts that say other prices: they belong to the delivered list. */
const ownValues = (list: PriceList) => {
  const { keepsOverrides: _, ...values } = priceValues(list);
  return values;
};

/** The texts of the step's controls. */
const basicValues = (list: PriceList) =>
  Object.fromEntries(Object.entries(priceValues(list)).filter(([name]) => isBasicPrice(name)));
