import { ApiError } from '#client/api-error.ts';
import { sendContactRequest } from '#client/contact.ts';
import { keyOf } from '#client/idempotency-key.ts';
import { attributionOf } from '#domain/attribution/attribution.ts';
import type { Business } from '#domain/business/business.ts';
import { contactPayloadSchema } from '#domain/inspection-request/inspection-request.schema.ts';
import { failureLine } from '#domain/inspection-request/refused-request.ts';
import { defaultLocale } from '#domain/locale/locale.ts';
import { validate } from '#domain/validation/validate.ts';
import { useBusiness } from '#ui/business.tsx';
import { emptyForm, textsOf } from '#ui/form/form-state.ts';
import { hasControlIn, placedErrors } from '#ui/form/placed-errors.ts';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { useStyles } from '#ui/use-styles.ts';
import { useWords } from '#ui/words.ts';
import type { ContactState, ContactStore, ContactWidgetProps } from './contact.types.ts';
import { contactAnswerWords } from './contact-answer.words.ts';
import styles from './thank-you.css?inline';

export { followAddress } from '#client/service-area.ts';
export { outsideNotice } from '#domain/places/service-distance.ts';
export { Toast } from '#ui/toast/toast.tsx';

/**
 * Validates and sends the form. Field errors are shown at the fields, a failed call as a toast; the
 * form keeps what was typed. Does not reject.
 */
export async function sendRequest(
  store: ContactStore,
  form: HTMLFormElement,
  business: Business,
  {
    apiBase = '',
    partner,
    metadata,
    test,
    onSent,
  }: Omit<ContactWidgetProps, 'store' | 'plainPost'>,
): Promise<void> {
  const { locale } = business;
  const payload = {
    ...textsOf(form),
    attribution: attributionOf({ partner, pageUrl: location.href }),
    ...(metadata && { metadata }),
    ...(locale !== defaultLocale && { locale }),
    ...(test && { test }),
  };
  const checked = validate(contactPayloadSchema, payload, locale);
  if (!checked.ok) {
    const placed = placedErrors(checked.errors, hasControlIn(form));
    return store.setState({ ...placed, messageRoom: false });
  }

  let sent: { id: string; test?: true };
  try {
    const key = keyOf(store, checked.value);
    sent = await sendContactRequest(apiBase, checked.value, { key, locale });
  } catch (error) {
    return store.setState(failureOf(error, form, business));
  }
  const words = contactAnswerWords.in(locale);
  store.setState({
    ...emptyForm,
    sent: true,
    moveFocus: true,
    toast: {
      title: words.sentTitle,
      description: words.sent(business.words.responseTime),
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
  form: HTMLFormElement,
  business: Business,
): Pick<ContactState, 'errors' | 'failure' | 'toast'> {
  const problem = error instanceof ApiError ? error.problem : undefined;
  const words = contactAnswerWords.in(business.locale);
  return {
    ...(problem?.errors?.length
      ? placedErrors(problem.errors, hasControlIn(form))
      : { errors: {}, failure: lineOf(error, problem, business) }),
    toast: {
      kind: 'destructive',
      title: words.failedTitle,
      description: problem?.detail ?? problem?.title ?? words.failed,
    },
  };
}

function lineOf(error: unknown, problem: ApiError['problem'], { phone, locale }: Business): string {
  if (problem?.title && problem.detail) return failureLine(problem, locale);
  const words = contactAnswerWords.in(locale);
  if (error instanceof ApiError) return words.failedAnswered(phone.display);
  const line = navigator.onLine ? words.failedUnreached : words.failedOffline;
  return line(phone.display);
}

/** Replaces the form once a request is sent (spec §4). */
export function ThankYou({ store }: { store: ContactStore }) {
  const business = useBusiness();
  const words = useWords(contactAnswerWords);
  const heading = useMoveFocus(store);
  useStyles(heading, styles);
  return (
    <div className="contact-thanks">
      <span className="contact-tick" aria-hidden="true" />
      <h2 className="ui-title" part="title" tabIndex={-1} ref={heading}>
        {words.thanks}
      </h2>
      <p className="ui-lead">{words.received(business.words.responseTime)}</p>
      <p className="ui-lead">
        {words.inAHurry}{' '}
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
        {words.sendAnother}
      </button>
    </div>
  );
}
