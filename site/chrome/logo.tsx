import { business } from '#domain/business/defaults/business.ts';
import { BluebonnetMark } from '#site/illustrations/bluebonnet-mark.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';

export function Logo() {
  const [first, ...rest] = business.name.split(' ');
  return (
    <SiteLink href="/" className="site-logo" aria-label={`${business.name}, home`}>
      <BluebonnetMark />
      <span className="site-logo-words">
        <span className="site-logo-first">{first}</span> <span>{rest.join(' ')}</span>
      </span>
    </SiteLink>
  );
}
