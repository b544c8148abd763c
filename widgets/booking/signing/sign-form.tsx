import { useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import { type LinkedAppointment, type ShownAgreement, signAgreement } from '#client/agreement.ts';
import { ApiError } from '#client/api-error.ts';
import type { Drawing } from '#domain/jobs/job-record.ts';
import { useBusiness } from '#ui/business.tsx';
import { TextField } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { emptyForm, errorsByField, type FormState, textsOf } from '#ui/form/form-state.ts';
import { SubmitRow } from '#ui/form/submit-row.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { SignatureField } from '#ui/signature/signature-field.tsx';
import { useWords } from '#ui/words.ts';
import { ConsentField } from './consent-field.tsx';
import { failureText } from './link-failure.ts';
import type { words as en } from './signing.en.ts';
import { signingWords } from './signing.words.ts';

export interface SignFormProps {
  appointment: LinkedAppointment;
  agreement: ShownAgreement;
  /** What was typed; emptied once it is signed. */
  store: StoreApi<FormState>;
  onSigned: (agreement: ShownAgreement) => void;
  /** The agreement changed meanwhile; the newer one is to be read. */
  onNewer: (agreement: ShownAgreement) => void;
  /** The appointment changed meanwhile, so that nothing can be signed. */
  onRefused?: (() => void) | undefined;
}

/** Signs by typed name, with a drawn signature if somebody wants; what was typed survives each failure. */
export function SignForm(props: SignFormProps) {
  const { appointment, agreement, store, onSigned, onNewer, onRefused } = props;
  const business = useBusiness();
  const words = useWords(signingWords);
  const state = useStore(store);
  const [drawing, setDrawing] = useState<Drawing>();
  const [failure, setFailure] = useState('');

  async function sign(values: FormState['values']) {
    const errors = missing(values, words);
    store.setState({ errors, pending: Object.keys(errors).length === 0 });
    setFailure('');
    if (Object.keys(errors).length > 0) return;
    let signed: ShownAgreement;
    try {
      const name = values['name']?.trim() ?? '';
      const { version } = agreement;
      const drawn = drawing && { drawing };
      const signature = { version, name, consent: true, ...drawn } as const;
      signed = await signAgreement(appointment, signature, business.locale);
    } catch (error) {
      return showFailure(error);
    }
    onSigned(signed);
    store.setState({ ...emptyForm, edition: state.edition + 1 });
  }

  function showFailure(error: unknown) {
    const { code, current, errors = [] } = (error instanceof ApiError && error.problem) || {};
    store.setState({ pending: false, errors: errorsByField(errors) });
    if (code === 'agreement_changed' && current) {
      setFailure(words.agreementChanged);
      return onNewer(current as ShownAgreement);
    }
    setFailure(failureText(error, business));
    if (code === 'appointment_not_changeable') onRefused?.();
  }

  return (
    <div className="signing-form">
      <h3 className="ui-title">{words.signHere}</h3>
      <Form
        state={state}
        label={words.signHere}
        onType={(change) => store.setState(change)}
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
