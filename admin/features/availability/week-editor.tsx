import { Copy } from 'lucide-react';
import { Alert } from '#admin/shell/alert.tsx';
import { Button } from '#admin/shell/button.tsx';
import { useBusiness } from '#ui/business.tsx';
import type { FormState } from '#ui/form/form-state.ts';
import { type StartTimes, weekOrder } from './availability-values.ts';
import { DayTimes } from './day-times.tsx';
import { withMondayCopied } from './week-changes.ts';

interface WeekEditorProps {
  form: FormState;
  week: StartTimes;
  error: string | undefined;
  onChange: (week: StartTimes) => void;
}

export function WeekEditor({ form, week, error, onChange }: WeekEditorProps) {
  const { timeZone } = useBusiness();
  return (
    <>
      <p className="availability-lead">
        When inspections can start each week, and when the last one has to be over. All times are{' '}
        <span>{timeZone.label}</span>. A day without times is closed.
      </p>
      <ul className="availability-week">
        {weekOrder.map((weekday) => (
          <li key={weekday}>
            <DayTimes form={form} week={week} weekday={weekday} onChange={onChange} />
          </li>
        ))}
      </ul>
      <Alert>{error}</Alert>
      <Button onClick={() => onChange(withMondayCopied(week))}>
        <Copy size={18} />
        Copy Monday to Tuesday–Friday
      </Button>
    </>
  );
}
