import { currentOf } from '#site/navigation/active-link.ts';
import { type NavigationLink, navigationWords } from '#site/navigation/navigation.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useWords } from '#ui/words.ts';

interface NavigationLinksProps {
  links: readonly NavigationLink[];
  path: string;
  onChoose?: () => void;
}

export function NavigationLinks({ links, path, onChoose }: NavigationLinksProps) {
  const words = useWords(navigationWords);
  return (
    <ul>
      {links.map(({ href, name }) => (
        <li key={name}>
          <SiteLink href={href} aria-current={currentOf(href, path)} onClick={onChoose}>
            {words[name]}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
