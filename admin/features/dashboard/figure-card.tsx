interface FigureCardProps {
  label: string;
  value: string | number;
  note: string;
}

/** One figure of a `dl`, and a word about it. */
export function FigureCard({ label, value, note }: FigureCardProps) {
  return (
    <div className="admin-figure">
      <dt>{label}</dt>
      <dd className="admin-figure-value">{value}</dd>
      <dd className="admin-figure-note">{note}</dd>
    </div>
  );
}
