import type { MaintenanceAnswer, MaintenanceTip } from '#domain/maintenance/maintenance.schema.ts';
import { useArrival } from '#widgets/core/use-arrival.ts';
import { useStyles } from '#widgets/core/use-styles.ts';
import { startAgain, type TipsStore } from './tips.store.ts';
import styles from './tips-results.css?inline';

/** The newest list, below the form that asked for it. */
export function TipsResults({ store, answer }: { store: TipsStore; answer: MaintenanceAnswer }) {
  const heading = useArrival(store);
  useStyles(heading, styles);
  return (
    <div className="tips-results">
      <h3 className="ui-title" part="title" tabIndex={-1} ref={heading}>
        Your maintenance tips
      </h3>
      <p className="ui-lead">{answer.summary}</p>
      <div className="tips-focus">
        <h4>Seasonal focus</h4>
        <p>{answer.seasonalFocus}</p>
      </div>
      <ul className="tips-list">
        {answer.tips.map((tip) => (
          <Tip key={tip.title} {...tip} />
        ))}
      </ul>
      <div className="tips-focus">
        <h4>Professional recommendation</h4>
        <p>{answer.professionalRecommendation}</p>
      </div>
      <button type="button" className="ui-button" part="button" onClick={() => startAgain(store)}>
        Start Again
      </button>
    </div>
  );
}

function Tip({ title, priority, description, ...tip }: MaintenanceTip) {
  return (
    <li className="tips-tip" part="tip">
      <p className="tips-tags">
        <span className="tips-priority" data-priority={priority}>
          {priority}
          <span className="tips-unseen"> priority</span>
        </span>
        <span>
          {tip.category} · {tip.season}
        </span>
      </p>
      <h4>{title}</h4>
      <p>{description}</p>
      <dl>
        <Fact name="Difficulty" value={tip.difficulty} />
        <Fact name="Cost" value={tip.estimatedCost} />
        <Fact name="Time" value={tip.timeFrame} />
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
