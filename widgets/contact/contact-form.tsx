import { useState } from 'react';
import { useStore } from 'zustand';
import { promises } from '#domain/business/promises.ts';
import { inspectionTypes } from '#domain/inspection-request/inspection-types.ts';
import { isFirstDrawing } from '#widgets/core/first-drawing.ts';
import { Form } from '#widgets/core/form/form.tsx';
import { firstTouch, onDemand } from '#widgets/core/on-demand.ts';
import { DateField } from '#widgets/core/ui/date-field.tsx';
import { SelectField, TextAreaField, TextField } from '#widgets/core/ui/field.tsx';
import { Honeypot } from '#widgets/core/ui/honeypot.tsx';
import { useArrival } from '#widgets/core/use-arrival.ts';
import type { ContactStore } from './contact.store.ts';
import type { ContactWidgetProps } from './contact.tsx';

/** Checks, call, messages and the Thank You panel: not needed before the visitor starts to type. */
export const contactDesk = onDemand(() => import('./contact-desk.ts'));

interface ContactFormProps {
  store: ContactStore;
  call: Omit<ContactWidgetProps, 'store'>;
}

export function ContactForm({ store, call }: ContactFormProps) {
  const state = useStore(store);
  const heading = useArrival(store);
  const [stepwise] = useState(isFirstDrawing);

  async function submit(form: HTMLFormElement) {
    store.setState({ pending: true, offline: false, toast: undefined });
    try {
      const { sendRequest } = await contactDesk.load();
      await sendRequest(store, form, call);
    } catch {
      store.setState({ offline: true });
    } finally {
      store.setState({ pending: false });
    }
  }

  return (
    <>
      <h2 className="ui-title" part="title" tabIndex={-1} ref={heading}>
        Request an inspection
      </h2>
      <p className="ui-lead">Tell us about the home. We answer within {promises.response}.</p>
      <Form
        label="Request an inspection"
        state={state}
        onType={(change) => store.setState(change)}
        onSubmit={submit}
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
        <TextField form={state} name="propertyAddress" label="Property address" required wide />
        <SelectField
          form={state}
          name="inspectionType"
          label="Inspection type"
          required
          placeholder="Select an inspection type"
          options={inspectionTypes}
        />
        <DateField
          form={state}
          name="preferredDate"
          label="Preferred date"
          mayWait={stepwise}
          min={state.earliest}
          {...firstTouch(contactDesk, ({ today }) => store.setState({ earliest: today() }))}
        />
        <TextAreaField form={state} name="message" label="Message" wide />
        <Honeypot />
        <div className="ui-wide" role="alert">
          {state.offline ? (
            <p className="ui-alert">
              There was an error submitting your request. Please try again. What you entered is
              kept.
            </p>
          ) : null}
        </div>
        <div className="ui-submit ui-wide">
          <button
            type="submit"
            className="ui-button"
            part="button"
            data-kind="action"
            disabled={state.pending}
          >
            {state.pending ? 'Submitting...' : 'Submit Request'}
          </button>
          <p className="ui-note">No obligation. Your details stay with us.</p>
        </div>
      </Form>
    </>
  );
}
