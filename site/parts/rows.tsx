import { Text } from './text.tsx';
import './rows.css';

interface RowsProps {
  rows: readonly { title: string; text: string }[];
  /** Numbered if the order matters. */
  ordered?: boolean;
}

/** A term on the left, its meaning on the right, and a rule between the rows. */
export function Rows({ rows, ordered = false }: RowsProps) {
  const List = ordered ? 'ol' : 'ul';
  return (
    <List className="site-rows">
      {rows.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Text>{text}</Text>
        </li>
      ))}
    </List>
  );
}
