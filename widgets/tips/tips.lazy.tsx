import { useLayoutEffect } from 'react';
import { ApiError } from '#client/api-error.ts';
import { fetchTips } from '#client/maintenance.ts';
import type { Locale } from '#domain/locale/locale.ts';
import {
  type MaintenanceAnswer,
  type MaintenanceTip,
  maintenanceAnswerSchema,
  maintenanceRequestSchema,
} from '#domain/maintenance/maintenance.schema.ts';
import { concerns } from '#domain/maintenance/maintenance-options.ts';
import { validate } from '#domain/validation/validate.ts';
import { errorsByField, textsOf } from '#ui/form/form-state.ts';
import { useMoveFocus } from '#ui/use-move-focus.ts';
import { useStyles } from '#ui/use-styles.ts';
import { useWords } from '#ui/words.ts';
import { startAgain } from './tips.store.ts';
import type { TipsStore } from './tips.types.ts';
import styles from './tips-results.css?inline';
import { tipsResultsWords } from './tips-results.words.ts';
import { tipsWidgetWords } from './tips-widget.words.ts';

/**
 * Validates the form, fetches tips and shows them. Errors are shown at the fields.
 *
 * @throws ApiError, NoAnswerError, or an Error if the answer contains no tips.
 */
export async function requestTips(
  store: TipsStore,
  form: HTMLFormElement,
  { apiBase, locale }: { apiBase: string; locale: Locale },
): Promise<void> {
  const texts = textsOf(form);
  const input = { ...texts, concerns: concerns.filter((concern) => texts[concern]) };
  const request = validate(maintenanceRequestSchema, input, locale);
  if (!request.ok) {
    return store.setState({ errors: errorsByField(request.errors), placeholder: 'none' });
  }

  try {
    const given = await fetchTips(apiBase, request.value, locale);
    const answer = validate(maintenanceAnswerSchema, given);
    if (!answer.ok) throw new Error('The answer holds no maintenance tips');
    store.setState({
      answer: answer.value,
      placeholder: 'none',
      pending: false,
      moveFocus: isWaiting(form),
    });
  } catch (error) {
    const problem = error instanceof ApiError ? error.problem : undefined;
    store.setState({ errors: errorsByField(problem?.errors ?? []) });
    throw error;
  }
}

/** False if the visitor has moved the focus elsewhere on the page meanwhile: it stays there. */
const isWaiting = (form: HTMLFormElement) =>
  document.activeElement === document.body || form.matches(':focus-within');

/** The newest list, below the form. */
export function TipsResults({ store, answer }: { store: TipsStore; answer: MaintenanceAnswer }) {
  const heading = useMoveFocus(store);
  const words = useWords(tipsResultsWords);
  useStyles(heading, styles);
  useLayoutEffect(() => {
    // If the visitor has moved on meanwhile, the focus and the scroll position stay.
    if (heading.current?.matches(':focus')) bringIntoView(heading.current);
  }, [heading]);
  return (
    <div className="tips-results">
      <h3 className="ui-title" part="title" tabIndex={-1} ref={heading}>
        {words.results}
      </h3>
      <p className="ui-lead">{answer.summary}</p>
      <div className="tips-focus">
        <h4>{words.seasonalFocus}</h4>
        <p>{answer.seasonalFocus}</p>
      </div>
      <ul className="tips-list">
        {answer.tips.map((tip) => (
          <Tip key={tip.title} {...tip} />
        ))}
      </ul>
      <div className="tips-focus">
        <h4>{words.recommendation}</h4>
        <p>{answer.professionalRecommendation}</p>
      </div>
      <button type="button" className="ui-button" part="button" onClick={() => startAgain(store)}>
        {words.startAgain}
      </button>
    </div>
  );
}

/** To the top of the window, because the list is taller than it. */
function bringIntoView(element: Element) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
}

function Tip({ title, priority, description, ...tip }: MaintenanceTip) {
  const words = useWords(tipsResultsWords);
  const { seasonOf } = useWords(tipsWidgetWords);
  const [before, after] = words.aroundPriority;
  return (
    <li className="tips-tip" part="tip">
      <p className="tips-tags">
        <span className="tips-priority" data-priority={priority}>
          {before ? <span className="ui-visually-hidden">{before}</span> : null}
          <span>{words.tipPriorityOf(priority)}</span>
          {after ? <span className="ui-visually-hidden">{after}</span> : null}
        </span>
        <span>{`${tip.category} · ${seasonOf(tip.season)}`}</span>
      </p>
      <h4>{title}</h4>
      <p>{description}</p>
      <dl>
        <Fact name={words.difficulty} value={words.difficultyOf(tip.difficulty)} />
        <Fact name={words.cost} value={tip.estimatedCost} />
        <Fact name={words.time} value={tip.timeFrame} />
      </dl>
    </li>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);
