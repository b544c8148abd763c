import { useId, useState } from 'react';
import { ApiError } from '#client/api-error.ts';
import { type ShownAgreement, signAgreement } from '#client/job.ts';
import type { Drawing } from '#domain/jobs/job-record.ts';
import { useBusiness } from '#ui/business.tsx';
import { TextField } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { emptyForm, errorsByField, type FormState, textsOf } from '#ui/form/form-state.ts';
import { SubmitRow } from '#ui/form/submit-row.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { SignatureField } from '#ui/signature/signature-field.tsx';
import { useWords } from '#ui/words.ts';
import { failureText } from '../change-failure.ts';
import { ConsentField } from './consent-field.tsx';
import type { words as en } from './job.en.ts';
import { jobWords } from './job.words.ts';

interface SignFormProps {
  token: string;
  agreement: ShownAgreement;
  onSigned: () => Promise<unknown>;
  /** The agreement changed meanwhile; the newer one is to be read. */
  onNewer: (agreement: ShownAgreement) => void;
  /** The appointment changed meanwhile, so that nothing can be signed. */
  onRefused: () => Promise<unknown>;
}

/** Signs by typed name, with a drawn signature if somebody wants; what was typed survives each failure. */
export function SignForm({ token, agreement, onSigned, onNewer, onRefused }: SignFormProps) {
  const business = useBusiness();
  const words = useWords(jobWords);
  const heading = useId();
  const [state, setState] = useState<FormState>(emptyForm);
  const [drawing, setDrawing] = useState<Drawing>();
  const [failure, setFailure] = useState('');

  async function sign(values: FormState['values']) {
    const errors = missing(values, words);
    setState((now) => ({ ...now, errors, pending: Object.keys(errors).length === 0 }));
    setFailure('');
    if (Object.keys(errors).length > 0) return;
    try {
      const name = values['name']?.trim() ?? '';
      const { version } = agreement;
      const drawn = drawing && { drawing };
      await signAgreement(token, { version, name, consent: true, ...drawn }, business.locale);
    } catch (error) {
      return showFailure(error);
    }
    // Signed, whether or not the page can be brought up to date.
    await onSigned().catch(() => window.location.reload());
  }

  function showFailure(error: unknown) {
    const { code, current, errors = [] } = (error instanceof ApiError && error.problem) || {};
    setState((now) => ({ ...now, pending: false, errors: errorsByField(errors) }));
    if (code === 'agreement_changed' && current) {
      setFailure(words.agreementChanged);
      return onNewer(current as ShownAgreement);
    }
    setFailure(failureText(error, business));
    if (code === 'appointment_not_changeable') void onRefused().catch(() => undefined);
  }

  return (
    <div className="job-sign">
      <h3 className="ui-title" id={heading}>
        {words.signHere}
      </h3>
      <Form
        state={state}
        label={words.signHere}
        onType={(change) => setState((now) => ({ ...now, ...change }))}
        onSubmit={(form) => void sign(textsOf(form))}
      >
        <TextField
          form={state}
          name="name"
          label={words.fullName}
          hint={words.fullNameHint}
          autoComplete="name"
          required
          wide
        />
        <SignatureField onDraw={setDrawing} />
        <ConsentField
          // Consent to one text is none to another.
          key={agreement.version}
          text={agreement.consent}
          error={state.errors['consent']}
        />
        <SubmitRow
          label={words.sign}
          pendingLabel={words.signing}
          pending={state.pending}
          note={words.signNote}
          alert={failure ? <PhoneLinked text={failure} /> : null}
        />
      </Form>
    </div>
  );
}

function missing(values: FormState['values'], words: typeof en): Record<string, string> {
  return {
    ...(!values['name']?.trim() && { name: words.nameMissing }),
    ...(values['consent'] !== 'on' && { consent: words.consentMissing }),
  };
}
