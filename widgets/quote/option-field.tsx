import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import type { FormState } from '#ui/form/form-state.ts';

interface OptionFieldProps {
  form: FormState;
  /** The field's initial value. */
  optionEnds: CalendarDate | undefined;
}

/** Asks for the end of the option period. */
export const OptionField = ({ form, optionEnds = '' }: OptionFieldProps) => (
  <DateField
    key={optionEnds}
    form={{ ...form, values: { optionEnds, ...form.values } }}
    name="optionEnds"
    label={`${useBusiness().words.ContractDeadline} ends`}
    hint="The calendar marks the times that fit"
  />
);
