import { RecordRows } from '#admin/forms/record-rows.tsx';
import type { PriceList } from '#domain/business/price-list.schema.ts';
import { propertyTypeOptions } from '#domain/quote/quote-options.ts';
import { SelectField, TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';

export interface PriceFieldsProps {
  form: FormState;
  onType: (change: Pick<FormState, 'values' | 'errors'>) => void;
}

/** A number of the list; its name is the path in the record. */
export const NumberField = (props: {
  form: FormState;
  name: string;
  label: string;
  hint?: string;
}) => <TextField {...props} inputMode="numeric" autoComplete="off" required />;

/** From and to, in hours. */
const HoursFields = ({ form, path }: { form: FormState; path: string }) => (
  <div className="record-row-pair">
    <NumberField form={form} name={`${path}.0`} label="Hours, from" />
    <NumberField form={form} name={`${path}.1`} label="to" />
  </div>
);

export const SizeFields = ({ form, onType }: PriceFieldsProps) => (
  <>
    <RecordRows
      form={form}
      onType={onType}
      path="tiers"
      name={(index) => `Size ${index + 1}`}
      added={{ upTo: '', price: '', hours: ['', ''] }}
      add="Add a size"
      min={1}
      max={20}
    >
      {(path) => (
        <>
          <NumberField form={form} name={`${path}.upTo`} label="Up to, sq ft" />
          <NumberField form={form} name={`${path}.price`} label="Price, $" />
          <HoursFields form={form} path={`${path}.hours`} />
        </>
      )}
    </RecordRows>
    <fieldset className="record-row price-group ui-wide">
      <legend className="record-row-name">Larger homes</legend>
      <div className="record-row-fields">
        <NumberField form={form} name="beyond.price" label="From, $" />
        <NumberField form={form} name="beyond.stepPrice" label="Plus, $" />
        <NumberField form={form} name="beyond.stepArea" label="for each started, sq ft" />
        <HoursFields form={form} path="beyond.hours" />
      </div>
    </fieldset>
  </>
);

export const AddOnFields = ({ form, onType }: PriceFieldsProps) => (
  <>
    <NumberField form={form} name="addOns.pool" label="Pool or spa, $" />
    <NumberField form={form} name="addOns.detachedStructure" label="Each detached structure, $" />
    <NumberField form={form} name="addOns.basement" label="Basement, $" />
    <NumberField form={form} name="addOns.extraStory" label="Each further story, $" />
    <NumberField form={form} name="includedStories" label="Stories without extra price" />
    <RecordRows
      form={form}
      onType={onType}
      path="addOns.ages"
      name={(index) => `Age ${index + 1}`}
      added={{ overYears: '', price: '' }}
      add="Add an age"
      max={10}
    >
      {(path) => (
        <>
          <NumberField form={form} name={`${path}.overYears`} label="Older than, years" />
          <NumberField form={form} name={`${path}.price`} label="Price, $" />
        </>
      )}
    </RecordRows>
  </>
);

export const DateFields = ({ form }: PriceFieldsProps) => (
  <>
    <NumberField form={form} name="rush.percent" label="Rush service, % of the base price" />
    <NumberField
      form={form}
      name="earlyBooking.percent"
      label="Early booking, % off the base price"
    />
    <NumberField form={form} name="earlyBooking.daysAhead" label="Early means days ahead" />
    <NumberField
      form={form}
      name="salesTaxPercent"
      label="Sales tax, %"
      hint="0 where inspections are not taxed"
    />
  </>
);

export const DurationFields = ({ form, onType }: PriceFieldsProps) => (
  <RecordRows
    form={form}
    onType={onType}
    path="durations"
    name={(index) => `Rule ${index + 1}`}
    added={{ propertyType: 'residential', overArea: '', hours: ['', ''] }}
    add="Add a rule"
    max={20}
  >
    {(path) => (
      <>
        <SelectField
          form={form}
          name={`${path}.propertyType`}
          label="Property type"
          options={propertyTypeOptions({ locale: 'en' })}
          required
        />
        <TextField form={form} name={`${path}.overArea`} label="Over, sq ft" inputMode="numeric" />
        <HoursFields form={form} path={`${path}.hours`} />
      </>
    )}
  </RecordRows>
);

/** What the calculator does not ask for. */
export const ServiceFields = ({ form }: PriceFieldsProps) => {
  const price = (name: keyof PriceList['services'] | `reInspection.${string}`, label: string) => (
    <TextField form={form} name={`services.${name}`} label={label} inputMode="numeric" />
  );
  return (
    <>
      {price('pierAndBeam', 'Pier and beam, $')}
      {price('wellWater', 'Well water test, $')}
      {price('septic', 'Septic inspection, $')}
      {price('reInspection.from', 'Re-inspection, from $')}
      {price('reInspection.to', 'Re-inspection, to $')}
    </>
  );
};

const appliesTo = [
  { value: 'bookings', label: 'New bookings' },
  { value: 'visits', label: 'Inspections, by their day' },
];

/** From when the list counts, and for what. */
export const StartFields = ({ form, today }: { form: FormState; today: string }) => (
  <>
    <TextField
      form={form}
      name="validFrom"
      label="First day"
      type="date"
      min={today}
      hint="If empty, at once"
    />
    <SelectField form={form} name="appliesTo" label="Counts for" options={appliesTo} required />
  </>
);
