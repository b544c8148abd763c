import { currentOf } from '#site/navigation/active-link.ts';
import type { NavigationLink } from '#site/navigation/navigation.ts';
import { SiteLink } from '#site/routing/site-link.tsx';

interface NavigationLinksProps {
  links: readonly NavigationLink[];
  path: string;
  onChoose?: () => void;
}

export function NavigationLinks({ links, path, onChoose }: NavigationLinksProps) {
  return (
    <ul>
      {links.map(({ href, label }) => (
        <li key={label}>
          <SiteLink href={href} aria-current={currentOf(href, path)} onClick={onChoose}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
