import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'wouter';
import type { SitePath } from './site-path.ts';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Only existing pages can be linked. */
  href: SitePath;
}

/** A link within the site; it changes the page without reloading the document. */
export const SiteLink = (props: SiteLinkProps) => <Link {...props} />;
