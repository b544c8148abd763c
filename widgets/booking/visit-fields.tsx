import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import {
  occupancies,
  utilityStates,
  type VisitDetails,
  visitFieldNames,
} from '#domain/booking/visit.ts';
import type { ByField } from '#domain/records/every-field.ts';
import type { Elements } from '#ui/elements.ts';
import { CheckField, SelectField, TextField } from '#ui/form/field.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { useWords } from '#ui/words.ts';
import { bookingStepsWords } from './booking-steps.words.ts';

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
      <summary>{useWords(bookingStepsWords).moreAboutVisit}</summary>
      <VisitQuestions form={form} />
    </details>
  );
}

export function VisitQuestions({ form }: { form: FormState }) {
  const words = useWords(bookingStepsWords);
  const controls: ByField<VisitDetails, Elements> = {
    agentName: <TextField form={form} name="agentName" label={words.agentName} />,
    agentEmail: <TextField form={form} name="agentEmail" label={words.agentEmail} type="email" />,
    agentCopy: <CheckField form={form} name="agentCopy" label={words.agentCopy} />,
    agentConsent: <CheckField form={form} name="agentConsent" label={words.agentConsent} />,
    entry: <TextField form={form} name="entry" label={words.entry} hint={words.entryHint} wide />,
    occupancy: (
      <SelectField
        form={form}
        name="occupancy"
        label={words.occupancy}
        placeholder={words.notSure}
        options={occupancies.map(({ value }) => ({ value, label: words.occupancies[value] }))}
      />
    ),
    utilities: (
      <SelectField
        form={form}
        name="utilities"
        label={words.utilities}
        placeholder={words.notSure}
        options={utilityStates.map(({ value }) => ({ value, label: words.utilityStates[value] }))}
      />
    ),
    pets: <TextField form={form} name="pets" label={words.pets} wide />,
  };
  return (
    <div className="booking-visit-fields">
      {visitFieldNames.map((name) => (
        <Fragment key={name}>{controls[name]}</Fragment>
      ))}
    </div>
  );
}
