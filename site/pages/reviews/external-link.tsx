import { ExternalLink as Arrow } from 'lucide-react';

interface ExternalLinkProps {
  href: string;
  kind?: 'action';
  children: string;
}

/** A button that leads to another site, in a new tab, and says so. */
export function ExternalLink({ href, kind, children }: ExternalLinkProps) {
  return (
    <a className="ui-button" data-kind={kind} href={href} target="_blank" rel="noopener">
      {children}
      <Arrow size={17} />
      <span className="site-unseen"> (opens in a new tab)</span>
    </a>
  );
}
