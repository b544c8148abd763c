import './rows.css';

interface RowsProps {
  rows: readonly { title: string; text: string }[];
  /** Numbered where the order matters. */
  ordered?: boolean;
}

/** A term to the left, what it means to the right, a rule between the rows. */
export function Rows({ rows, ordered = false }: RowsProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className="site-rows">
      {rows.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
