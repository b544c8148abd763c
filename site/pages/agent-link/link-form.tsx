import { useLayoutEffect, useRef, useState } from 'react';
import { askForAgentLink } from '#client/agent.ts';
import { ApiError } from '#client/api-error.ts';
import { useBusiness } from '#ui/business.tsx';
import { TextField } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { emptyForm, errorsByField, type FormState } from '#ui/form/form-state.ts';
import { SubmitRow } from '#ui/form/submit-row.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useWords } from '#ui/words.ts';
import { agentLinkWords } from './agent-link.words.ts';

/** Asks for the link; what it says afterwards does not tell whether the address is known. */
export function LinkForm() {
  const { locale, phone } = useBusiness();
  const words = useWords(agentLinkWords);
  const [state, setState] = useState<FormState>(emptyForm);
  const [failure, setFailure] = useState('');
  const [isSent, setSent] = useState(false);
  const sent = useRef<HTMLParagraphElement>(null);

  // The form that had the focus is gone.
  useLayoutEffect(() => {
    if (isSent) sent.current?.focus();
  }, [isSent]);

  async function ask() {
    setFailure('');
    setState((now) => ({ ...now, pending: true, errors: {} }));
    try {
      await askForAgentLink(state.values['email'] ?? '', locale);
      setSent(true);
    } catch (error) {
      const errors = errorsByField((error instanceof ApiError && error.problem?.errors) || []);
      if (!errors['email']) setFailure(words.failed(phone.display));
      setState((now) => ({ ...now, pending: false, errors }));
    }
  }

  if (isSent) {
    return (
      <p className="site-panel agent-link-sent" role="status" tabIndex={-1} ref={sent}>
        {words.sent}
      </p>
    );
  }
  return (
    <div className="ui-card agent-link-form">
      <Form
        state={state}
        label={words.form}
        onType={(change) => setState((now) => ({ ...now, ...change }))}
        onSubmit={() => void ask()}
      >
        <TextField
          form={state}
          name="email"
          type="email"
          autoComplete="email"
          label={words.email}
          hint={words.emailHint}
          required
          wide
        />
        <SubmitRow
          label={words.send}
          pendingLabel={words.sending}
          pending={state.pending}
          note={words.note}
          alert={failure ? <PhoneLinked text={failure} /> : null}
        />
      </Form>
    </div>
  );
}
