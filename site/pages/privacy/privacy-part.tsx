import { Icon } from '#site/icons/icon.tsx';
import type { IconName } from '#site/icons/icon-shapes.ts';

interface PrivacyPartProps {
  id: string;
  title: string;
  items: readonly string[];
  icon?: IconName;
}

export function PrivacyPart({ id, title, items, icon = 'check' }: PrivacyPartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="site-checks">
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} size={20} />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
