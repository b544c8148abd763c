import {
  maintenanceAnswerSchema,
  maintenanceRequestSchema,
} from '#domain/maintenance/maintenance.schema.ts';
import { concerns } from '#domain/maintenance/maintenance-options.ts';
import { validate } from '#domain/validation/validate.ts';
import { ApiError } from '#widgets/core/api/api-error.ts';
import { fetchTips } from '#widgets/core/api/tips-call.ts';
import { errorsByField, textsOf } from '#widgets/core/form/form-state.ts';
import type { TipsStore } from './tips.store.ts';

/**
 * Checks what the form says and asks for tips. What is wrong is told at its field; a call that fails
 * is only logged (spec §8), and everything chosen stays. Does not reject.
 */
export async function requestTips(
  store: TipsStore,
  form: HTMLFormElement,
  apiBase: string,
): Promise<void> {
  const texts = textsOf(form);
  const checked = validate(maintenanceRequestSchema, {
    ...texts,
    concerns: concerns.filter((concern) => texts[concern]),
  });
  if (!checked.ok) return store.setState({ errors: errorsByField(checked.errors) });

  store.setState({ room: 'waiting' });
  try {
    const given = validate(maintenanceAnswerSchema, await fetchTips(apiBase, checked.value));
    if (!given.ok) throw new Error('The answer holds no maintenance tips');
    store.setState({
      answer: given.value,
      room: 'none',
      pending: false,
      arriving: isWaiting(form),
    });
  } catch (error) {
    console.error(error);
    const problem = error instanceof ApiError ? error.problem : undefined;
    store.setState({ room: 'kept', errors: errorsByField(problem?.errors ?? []) });
  }
}

/** False when the visitor has gone elsewhere on the page meanwhile: the tips don't call them back. */
const isWaiting = (form: HTMLFormElement) =>
  document.activeElement === document.body || form.matches(':focus-within');
