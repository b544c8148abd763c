import { Copy } from 'lucide-react';
import { type StartTimes, weekOrder } from './availability-values.ts';
import { DayTimes } from './day-times.tsx';
import { withMondayCopied } from './week-changes.ts';

interface WeekEditorProps {
  week: StartTimes;
  error: string | undefined;
  onChange: (week: StartTimes) => void;
}

export function WeekEditor({ week, error, onChange }: WeekEditorProps) {
  return (
    <section className="admin-card availability-part" aria-labelledby="availability-week">
      <h2 className="admin-card-title" id="availability-week">
        Start times
      </h2>
      <p className="availability-lead">
        When an inspection can begin, week by week. All times are Central Time. A day without times
        is closed.
      </p>
      <ul className="availability-week">
        {weekOrder.map((weekday) => (
          <li key={weekday}>
            <DayTimes week={week} weekday={weekday} onChange={onChange} />
          </li>
        ))}
      </ul>
      {error ? (
        <p className="admin-alert" role="alert">
          {error}
        </p>
      ) : null}
      <button
        type="button"
        className="ui-button admin-quiet"
        onClick={() => onChange(withMondayCopied(week))}
      >
        <Copy size={18} />
        Copy Monday to Tuesday–Friday
      </button>
    </section>
  );
}
