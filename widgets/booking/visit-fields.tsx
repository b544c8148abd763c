import { useLayoutEffect, useRef, useState } from 'react';
import { occupancies, utilityStates, visitFieldNames } from '#domain/booking/visit.ts';
import { CheckField, SelectField, TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';

/** Details that help with the visit; collapsed, because most clients have none of them. */
export function VisitFields({ form }: { form: FormState }) {
  const { values, errors } = form;
  const fold = useRef<HTMLDetailsElement>(null);
  const [open] = useState(visitFieldNames.some((name) => values[name]));

  // Runs before the form focuses its first invalid field, which cannot get focus while collapsed.
  useLayoutEffect(() => {
    const isWrong = visitFieldNames.some((name) => errors[name]);
    if (fold.current && isWrong) fold.current.open = true;
  }, [errors]);

  return (
    <details className="booking-visit ui-wide" open={open} ref={fold}>
      <summary>More about the visit</summary>
      <VisitQuestions form={form} />
    </details>
  );
}

export const VisitQuestions = ({ form }: { form: FormState }) => (
  <div className="booking-visit-fields">
    <TextField form={form} name="agentName" label="Agent making the booking" />
    <TextField form={form} name="agentEmail" label="Agent’s email" type="email" />
    <CheckField form={form} name="agentCopy" label="Send the agent a copy, without the price" />
    <TextField
      form={form}
      name="entry"
      label="Lockbox, or who lets us in"
      hint="It’s best to give codes by phone."
      wide
    />
    <SelectField
      form={form}
      name="occupancy"
      label="The home is"
      placeholder="Not sure"
      options={occupancies}
    />
    <SelectField
      form={form}
      name="utilities"
      label="Utilities"
      placeholder="Not sure"
      options={utilityStates}
    />
    <TextField form={form} name="pets" label="Pets at home" wide />
  </div>
);
