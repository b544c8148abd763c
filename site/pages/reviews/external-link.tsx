import { Icon } from '#site/icons/icon.tsx';
import { partsWords } from '#site/parts/parts.words.ts';
import { useWords } from '#ui/words.ts';

interface ExternalLinkProps {
  href: string;
  children: string;
}

/** A button that opens another site in a new tab, and says so. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a className="ui-button" href={href} target="_blank" rel="noopener">
      <span>{children}</span>
      <Icon name="external" size={17} />
      <span className="ui-visually-hidden">{` ${useWords(partsWords).newTab}`}</span>
    </a>
  );
}
