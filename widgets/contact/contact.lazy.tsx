import { ApiError } from '#client/api-error.ts';
import { sendContactRequest } from '#client/contact.ts';
import { keyOf } from '#client/idempotency-key.ts';
import { attributionOf } from '#domain/attribution/attribution.ts';
import type { Business } from '#domain/business/business.ts';
import { contactPayloadSchema } from '#domain/inspection-request/inspection-request.schema.ts';
import { failureLine, INPUT_KEPT } from '#domain/inspection-request/refused-request.ts';
import { validate } from '#domain/validation/validate.ts';
import { useBusiness } from '#ui/business.tsx';
import { emptyForm, errorsByField, textsOf } from '#ui/form/form-state.ts';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { useStyles } from '#ui/use-styles.ts';
import type { ContactState, ContactStore, ContactWidgetProps } from './contact.types.ts';
import styles from './thank-you.css?inline';

export { followAddress } from '#client/service-area.ts';
export { outsideNotice } from '#domain/places/service-distance.ts';
export { Toast } from '#ui/toast/toast.tsx';

const FALLBACK = 'There was an error submitting your request. Please try again.';

/**
 * Validates and sends the form. Field errors are shown at the fields, a failed call as a toast; the
 * form keeps what was typed. Does not reject.
 */
export async function sendRequest(
  store: ContactStore,
  form: HTMLFormElement,
  business: Business,
  { apiBase = '', partner, test, onSent }: Omit<ContactWidgetProps, 'store' | 'plainPost'>,
): Promise<void> {
  const checked = validate(contactPayloadSchema, {
    ...textsOf(form),
    attribution: attributionOf({ partner, pageUrl: location.href }),
    ...(test && { test }),
  });
  if (!checked.ok) {
    return store.setState({ errors: errorsByField(checked.errors), messageRoom: false });
  }

  let sent: { id: string; test?: true };
  try {
    sent = await sendContactRequest(apiBase, checked.value, keyOf(store, checked.value));
  } catch (error) {
    return store.setState(failureOf(error, business));
  }
  store.setState({
    ...emptyForm,
    sent: true,
    moveFocus: true,
    toast: {
      title: 'Request Submitted Successfully!',
      description: `We will contact you within ${business.words.responseTime} to schedule your inspection.`,
    },
  });
  onSent?.(sent);
}

/**
 * The server's reason if it gave one, else the text of spec §8. It stays beside the button, because
 * a toast is gone before somebody has found the telephone.
 */
function failureOf(
  error: unknown,
  business: Business,
): Pick<ContactState, 'errors' | 'failure' | 'toast'> {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return {
    errors: errorsByField(problem?.errors ?? []),
    failure: problem?.errors?.length ? undefined : lineOf(error, problem, business),
    toast: {
      kind: 'destructive',
      title: 'Submission Failed',
      description: problem?.detail ?? problem?.title ?? FALLBACK,
    },
  };
}

function lineOf(error: unknown, problem: ApiError['problem'], { phone }: Business): string {
  if (problem?.title && problem.detail) return failureLine(problem);
  const reached = error instanceof ApiError;
  const why = reached
    ? ''
    : navigator.onLine
      ? 'We could not be reached. '
      : 'You seem to be offline. ';
  return `There was an error submitting your request. ${why}${INPUT_KEPT} Please try again, or call ${phone.display}.`;
}

/** Replaces the form once a request is sent (spec §4). */
export function ThankYou({ store }: { store: ContactStore }) {
  const business = useBusiness();
  const heading = useMoveFocus(store);
  useStyles(heading, styles);
  return (
    <div className="contact-thanks">
      <span className="contact-tick" aria-hidden="true" />
      <h2 className="ui-title" part="title" tabIndex={-1} ref={heading}>
        Thank You!
      </h2>
      <p className="ui-lead">
        Your request has reached us. We will contact you within {business.words.responseTime} to
        schedule your inspection.
      </p>
      <p className="ui-lead">
        In a hurry? Call{' '}
        <a className="ui-link" href={business.phone.href}>
          {business.phone.display}
        </a>
        .
      </p>
      <button
        type="button"
        className="ui-button"
        part="button"
        onClick={() => store.setState({ sent: false, moveFocus: true, messageRoom: false })}
      >
        Send another request
      </button>
    </div>
  );
}
