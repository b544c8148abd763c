import { useEffect, useState } from 'react';
import { businessToday } from '#domain/schedule/business-clock.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';
import { useBusiness } from '#ui/business.tsx';
import { TextField, type TextFieldProps } from './field.tsx';

/** A day from today on. The browser determines today, because a rendered page may be cached. */
export function DateField(props: Omit<TextFieldProps, 'type' | 'min'>) {
  const { timeZone } = useBusiness();
  const [today, setToday] = useState<CalendarDate>();
  useEffect(() => setToday(businessToday(new Date(), timeZone)), [timeZone]);
  const text = props.form.values[props.name];
  return <TextField {...props} type="date" min={today} data-empty={text ? undefined : ''} />;
}
