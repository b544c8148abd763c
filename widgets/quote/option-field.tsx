import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { useWords } from '#ui/words.ts';
import { quoteWidgetWords } from './quote-widget.words.ts';

interface OptionFieldProps {
  form: FormState;
  /** The field's initial value. */
  optionEnds: CalendarDate | undefined;
}

/** Asks for the end of the option period. */
export function OptionField({ form, optionEnds = '' }: OptionFieldProps) {
  const business = useBusiness();
  const words = useWords(quoteWidgetWords);
  return (
    <DateField
      key={optionEnds}
      form={{ ...form, values: { optionEnds, ...form.values } }}
      name="optionEnds"
      label={words.deadlineEnds(business.words.ContractDeadline)}
      hint={words.deadlineHint}
    />
  );
}
