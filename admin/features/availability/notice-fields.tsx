import { availabilityLimits } from '#domain/schedule/availability.schema.ts';
import { TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { rangeText } from './availability-values.ts';

/** How soon and how far ahead visitors can book. */
export const NoticeFields = ({ form }: { form: FormState }) => (
  <>
    <TextField
      form={form}
      name="noticeHours"
      label="Notice, in hours"
      hint={`The shortest notice before a start, ${rangeText(availabilityLimits.noticeHours)}`}
      inputMode="numeric"
      required
    />
    <TextField
      form={form}
      name="horizonDays"
      label="Days that can be booked ahead"
      hint={`From today, ${rangeText(availabilityLimits.horizonDays)}`}
      inputMode="numeric"
      required
    />
  </>
);
