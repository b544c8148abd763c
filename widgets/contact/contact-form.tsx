import { useStore } from 'zustand';
import type { Business } from '#domain/business/business.ts';
import { inspectionTypes } from '#domain/inspection-request/inspection-types.ts';
import { INPUT_KEPT } from '#domain/inspection-request/refused-request.ts';
import { useBusiness } from '#ui/business.tsx';
import { DateField } from '#ui/form/date-field.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { Honeypot } from '#ui/form/honeypot.tsx';
import { LiveHint } from '#ui/form/live-hint.tsx';
import { SubmitRow } from '#ui/form/submit-row.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import type { ContactState, ContactStore } from './contact.types.ts';

/**
 * The request as an email: older browsers cannot retry code that failed to load
 * (docs/decisions/0018).
 */
function emailOf(
  { website: _honeypot, ...values }: ContactState['values'],
  { email }: Business,
): string {
  const lines = Object.entries(values).map(([name, text]) => `${name}: ${text}`);
  const body = encodeURIComponent(lines.join('\r\n'));
  return `${email.href}?subject=Inspection%20request&body=${body}`;
}

interface ContactFormProps {
  store: ContactStore;
  plainPost: boolean | undefined;
  onSubmit: (form: HTMLFormElement) => void;
}

export function ContactForm({ store, plainPost, onSubmit }: ContactFormProps) {
  const business = useBusiness();
  const state = useStore(store);
  const heading = useMoveFocus(store);

  return (
    <>
      <h2 className="ui-title ui-heading" part="title" tabIndex={-1} ref={heading}>
        Request an inspection
      </h2>
      <p className="ui-lead">
        Tell us about the home. We answer within {business.words.responseTime}.
      </p>
      <Form
        label="Request an inspection"
        state={state}
        plainPost={plainPost}
        onType={(change) => store.setState(change)}
        onSubmit={onSubmit}
      >
        <TextField
          form={state}
          name="firstName"
          label="First name"
          required
          autoComplete="given-name"
        />
        <TextField
          form={state}
          name="lastName"
          label="Last name"
          required
          autoComplete="family-name"
        />
        <TextField
          form={state}
          name="email"
          label="Email"
          required
          type="email"
          autoComplete="email"
        />
        <TextField form={state} name="phone" label="Phone" required type="tel" autoComplete="tel" />
        <TextField
          form={state}
          name="propertyAddress"
          label="Property address"
          required
          wide
          hint={
            <>
              {state.area?.notice ? null : 'Street, city and ZIP code'}
              <LiveHint text={state.area?.notice} />
            </>
          }
        />
        <SelectField
          form={state}
          name="inspectionType"
          label="Inspection type"
          required
          placeholder="Select an inspection type"
          options={inspectionTypes}
        />
        <DateField form={state} name="preferredDate" label="Preferred date" />
        <TextAreaField form={state} name="message" label="Message" wide />
        <Honeypot />
        <SubmitRow
          label="Submit Request"
          pendingLabel="Submitting..."
          pending={state.pending}
          focused={state.focus === 'submit'}
          note="No obligation. Your details stay with us."
          alert={
            state.offline ? (
              <>
                There was an error submitting your request. Please try again,{' '}
                <a className="ui-link" href={emailOf(state.values, business)}>
                  send it by email
                </a>
                , or call{' '}
                <a className="ui-link" href={business.phone.href}>
                  {business.phone.display}
                </a>
                . {INPUT_KEPT}
              </>
            ) : state.failure ? (
              <PhoneLinked text={state.failure} />
            ) : null
          }
        />
      </Form>
    </>
  );
}
