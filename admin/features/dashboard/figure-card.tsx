import { thousands } from '#domain/quote/dollars.ts';

interface FigureCardProps {
  label: string;
  value: string | number;
  note: string | undefined;
}

/** One figure of a `dl`. */
export function FigureCard({ label, value, note }: FigureCardProps) {
  return (
    <div className="admin-figure">
      <dt>{label}</dt>
      <dd className="admin-figure-value">{typeof value === 'number' ? thousands(value) : value}</dd>
      {note ? <dd className="admin-figure-note">{note}</dd> : null}
    </div>
  );
}
