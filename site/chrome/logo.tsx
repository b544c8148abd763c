import { isWordmark } from '#domain/business/logo.ts';
import { BrandMark } from '#site/illustrations/brand-mark.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';

export function Logo() {
  const { name, brand } = useBusiness();
  const [first, ...rest] = name.split(' ');
  return (
    <SiteLink href="/" className="site-logo" aria-label={`${name}, home`}>
      <BrandMark />
      {brand.logo && isWordmark(brand.logo) ? null : (
        <span className="site-logo-words">
          <span className="site-logo-first">{first}</span> <span>{rest.join(' ')}</span>
        </span>
      )}
    </SiteLink>
  );
}
