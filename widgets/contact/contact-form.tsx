import { Fragment } from 'react';
import { useStore } from 'zustand';
import type { Business } from '#domain/business/business.ts';
import type { InspectionRequest } from '#domain/inspection-request/inspection-request.schema.ts';
import { inspectionTypesIn } from '#domain/inspection-request/inspection-types.ts';
import type { ByField } from '#domain/records/every-field.ts';
import { useBusiness } from '#ui/business.tsx';
import type { Elements } from '#ui/elements.ts';
import { DateField } from '#ui/form/date-field.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/form/field.tsx';
import { Form } from '#ui/form/form.tsx';
import { Honeypot } from '#ui/form/honeypot.tsx';
import { LiveHint } from '#ui/form/live-hint.tsx';
import { SubmitRow } from '#ui/form/submit-row.tsx';
import { PhoneLinked } from '#ui/phone-linked.tsx';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { useWords } from '#ui/words.ts';
import type { ContactState, ContactStore } from './contact.types.ts';
import { contactWidgetWords } from './contact-widget.words.ts';

/**
 * The request as an email: older browsers cannot retry code that failed to load
 * (docs/decisions/0018).
 */
function emailOf(
  { website: _honeypot, ...values }: ContactState['values'],
  { email, locale }: Business,
): string {
  const lines = Object.entries(values).map(([name, text]) => `${name}: ${text}`);
  const body = encodeURIComponent(lines.join('\r\n'));
  const subject = encodeURIComponent(contactWidgetWords.in(locale).emailSubject);
  return `${email.href}?subject=${subject}&body=${body}`;
}

interface ContactFormProps {
  store: ContactStore;
  plainPost: boolean | undefined;
  onSubmit: (form: HTMLFormElement) => void;
}

export function ContactForm({ store, plainPost, onSubmit }: ContactFormProps) {
  const business = useBusiness();
  const words = useWords(contactWidgetWords);
  const state = useStore(store);
  const heading = useMoveFocus(store);
  const named = (name: keyof InspectionRequest) => ({ form: state, name, label: words[name] });
  const controls: ByField<InspectionRequest, Elements> = {
    firstName: <TextField {...named('firstName')} required autoComplete="given-name" />,
    lastName: <TextField {...named('lastName')} required autoComplete="family-name" />,
    email: <TextField {...named('email')} required type="email" autoComplete="email" />,
    phone: <TextField {...named('phone')} required type="tel" autoComplete="tel" />,
    propertyAddress: (
      <TextField
        {...named('propertyAddress')}
        required
        wide
        hint={
          <>
            {state.area?.notice ? null : <span>{words.addressHint}</span>}
            <LiveHint text={state.area?.notice} />
          </>
        }
      />
    ),
    inspectionType: (
      <SelectField
        {...named('inspectionType')}
        required
        placeholder={words.chooseInspectionType}
        options={inspectionTypesIn(business.locale)}
      />
    ),
    preferredDate: <DateField {...named('preferredDate')} />,
    message: <TextAreaField {...named('message')} wide />,
  };

  return (
    <>
      <h2 className="ui-title ui-heading" part="title" tabIndex={-1} ref={heading}>
        {words.title}
      </h2>
      <p className="ui-lead">{words.lead(business.words.responseTime)}</p>
      <Form
        label={words.title}
        state={state}
        plainPost={plainPost}
        onType={(change) => store.setState(change)}
        onSubmit={onSubmit}
      >
        {Object.entries(controls).map(([name, control]) => (
          <Fragment key={name}>{control}</Fragment>
        ))}
        <Honeypot />
        <SubmitRow
          label={words.submit}
          pendingLabel={words.submitting}
          pending={state.pending}
          focused={state.focus === 'submit'}
          note={words.noObligation}
          alert={
            state.offline ? (
              <span>
                {words.failedTryAgain}{' '}
                <a className="ui-link" href={emailOf(state.values, business)}>
                  {words.sendByEmail}
                </a>
                {words.orCall}{' '}
                <a className="ui-link" href={business.phone.href}>
                  {business.phone.display}
                </a>
                . {words.inputKept}
              </span>
            ) : state.failure ? (
              <PhoneLinked text={state.failure} />
            ) : null
          }
        />
      </Form>
    </>
  );
}
