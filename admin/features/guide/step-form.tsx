import { useState } from 'react';
import type { Values } from '#admin/forms/drafts.ts';
import { EditForm } from '#admin/forms/edit-form.tsx';
import { RestoredNotice } from '#admin/forms/restored-notice.tsx';
import type { EditForm as EditFormState } from '#admin/forms/use-edit-form.ts';
import type { Elements } from '#ui/elements.ts';
import { stepTexts } from './guide-steps.ts';
import { SkipButton } from './skip-button.tsx';
import type { StepProgress } from './use-setup-guide.ts';

interface StepFormProps<T> {
  form: EditFormState<T>;
  progress: StepProgress;
  /** What visitors see becomes the owner's without a change. */
  isAsSeen: boolean;
  /** Text of the submit button in that case. */
  confirm?: string | undefined;
  /** Labels by control name, for the table of an edit conflict. */
  labels: Readonly<Record<string, string>>;
  valuesOf: (record: T) => Values;
  /** What the form begins with after its draft was discarded. */
  start: Values;
  revision: number | undefined;
  onAcceptCurrent: (current: T) => void;
  children: Elements;
}

/** The form of one step: saving it, or saying that it is right, opens the next step. */
export function StepForm<T extends { revision: number }>(props: StepFormProps<T>) {
  const { form, progress, isAsSeen, start, revision, children } = props;
  const [isRestored] = useState(form.dirty);
  const submitting = {
    ...form,
    state: { ...form.state, pending: form.state.pending || progress.pending },
    failure: form.failure ?? progress.failure,
    onSubmit: isAsSeen ? () => void progress.finish('done') : form.onSubmit,
  };
  return (
    <section className="admin-card guide-form" aria-label={stepTexts[progress.step].title}>
      {isRestored && form.dirty ? (
        <RestoredNotice onDiscard={() => form.restart(start, revision)} />
      ) : null}
      <EditForm
        form={submitting}
        label={stepTexts[progress.step].title}
        labels={props.labels}
        valuesOf={props.valuesOf}
        onAcceptCurrent={props.onAcceptCurrent}
        save={isAsSeen ? (props.confirm ?? 'Continue') : 'Save and continue'}
        cancel={<SkipButton {...progress} />}
      >
        {children}
      </EditForm>
    </section>
  );
}
