import type { IconName } from '#site/icons/icon-shapes.ts';
import { ContentIcon } from './content-icon.tsx';
import { Text } from './text.tsx';
import './cards.css';

interface CardsProps {
  cards: readonly { icon: IconName; title: string; text: string }[];
  /** `line` has its icon beside the text and no box; `box` is a card. */
  kind?: 'line' | 'box';
  columns?: 1 | 2 | 3 | 4;
}

/** Short texts side by side, each with icon and heading. */
export function Cards({ cards, kind = 'line', columns = 3 }: CardsProps) {
  return (
    <ul className="site-cards" data-kind={kind} data-columns={columns}>
      {cards.map(({ icon, title, text }) => (
        <li key={title}>
          <ContentIcon name={icon} />
          <div>
            <h3>{title}</h3>
            <Text>{text}</Text>
          </div>
        </li>
      ))}
    </ul>
  );
}
