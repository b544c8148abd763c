import { attributionOf } from '#domain/attribution/attribution.ts';
import { promises } from '#domain/business/promises.ts';
import { contactPayloadSchema } from '#domain/inspection-request/inspection-request.schema.ts';
import { validate } from '#domain/validation/validate.ts';
import { ApiError } from '#widgets/core/api/api-error.ts';
import { keyOf } from '#widgets/core/api/idempotency-key.ts';
import { sendContactRequest } from '#widgets/core/api/lead-calls.ts';
import { emptyForm, errorsByField, textsOf } from '#widgets/core/form/form-state.ts';
import type { ContactState, ContactStore } from './contact.store.ts';
import type { ContactWidgetProps } from './contact.tsx';

const FALLBACK = 'There was an error submitting your request. Please try again.';

/**
 * Checks what the form says and sends it. What is wrong is told at its field, and a call that fails
 * by a message; the form then keeps all that was typed. Does not reject.
 */
export async function sendRequest(
  store: ContactStore,
  form: HTMLFormElement,
  { apiBase = '', partner, onSent }: Omit<ContactWidgetProps, 'store'>,
): Promise<void> {
  const checked = validate(contactPayloadSchema, {
    ...textsOf(form),
    attribution: attributionOf({ partner, pageUrl: location.href }),
  });
  if (!checked.ok) return store.setState({ errors: errorsByField(checked.errors) });

  let sent: { id: string };
  try {
    sent = await sendContactRequest(apiBase, checked.value, keyOf(store, checked.value));
  } catch (error) {
    return store.setState(failureOf(error));
  }
  store.setState({
    ...emptyForm,
    sent: true,
    arriving: true,
    toast: {
      title: 'Request Submitted Successfully!',
      description: `We will contact you within ${promises.response} to schedule your inspection.`,
    },
  });
  onSent?.({ id: sent.id });
}

/** The server says what it refuses and why; anything else has the words of spec §8. */
function failureOf(error: unknown): Pick<ContactState, 'errors' | 'toast'> {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return {
    errors: errorsByField(problem?.errors ?? []),
    toast: {
      kind: 'destructive',
      title: 'Submission Failed',
      description: problem?.detail ?? problem?.title ?? FALLBACK,
    },
  };
}
