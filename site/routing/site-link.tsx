import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'wouter';
import type { SitePath } from './route-paths.ts';
import { routeOf } from './routes.ts';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Only pages that exist can be linked. */
  href: SitePath;
}

/** A link within the site. Its page starts loading when it is pointed at or focused. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  // A failure is told when the link is followed.
  const prefetch = () =>
    void routeOf(href)
      ?.load()
      .catch(() => undefined);
  return <Link href={href} onPointerEnter={prefetch} onFocus={prefetch} {...rest} />;
}
