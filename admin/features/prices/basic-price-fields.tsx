import { thousands } from '#domain/quote/dollars.ts';
import type { FormState } from '#ui/form/form-state.ts';
import { NumberField } from './price-fields.tsx';
import { priceLabel } from './price-labels.ts';

const addOns = ['addOns.pool', 'addOns.detachedStructure'];

/** Whether a control of the price list is one of `BasicPriceFields`. */
export const isBasicPrice = (name: string): boolean =>
  /^tiers\.\d+\.price$/.test(name) || name === 'beyond.price' || addOns.includes(name);

/** The prices that most quotes are made of. `sizes` are the limits of the list's sizes, in square feet. */
export const BasicPriceFields = ({
  form,
  sizes,
}: {
  form: FormState;
  sizes: readonly number[];
}) => (
  <>
    {sizes.map((upTo, index) => (
      <NumberField
        key={upTo}
        form={form}
        name={`tiers.${index}.price`}
        label={`Up to ${thousands(upTo)} sq ft, $`}
      />
    ))}
    <NumberField form={form} name="beyond.price" label="Larger homes, from $" />
    {addOns.map((name) => (
      <NumberField key={name} form={form} name={name} label={priceLabel(name)} />
    ))}
  </>
);
