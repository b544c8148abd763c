import type { HoursRow } from '#domain/business/profile.schema.ts';
import './hours-table.css';

export function HoursTable({ rows }: { rows: readonly HoursRow[] }) {
  return (
    <dl className="site-hours">
      {rows.map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}
