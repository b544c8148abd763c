import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'wouter';
import { isRoutePath, type RoutePath } from './route-paths.ts';
import { routes } from './routes.ts';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Only pages that exist can be linked. */
  href: RoutePath;
}

/** A link within the site. Its page starts loading when it is pointed at or focused. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  // A failure is told when the link is followed.
  const prefetch = () => void routes[href].load().catch(() => undefined);
  return <Link href={href} onPointerEnter={prefetch} onFocus={prefetch} {...rest} />;
}

/** The same for a page that may not exist in this installation: then there is no link. */
export function OptionalLink({ href, ...rest }: Omit<SiteLinkProps, 'href'> & { href: string }) {
  return isRoutePath(href) ? <SiteLink href={href} {...rest} /> : null;
}
