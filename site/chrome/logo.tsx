import { isWordmark } from '#domain/business/logo.ts';
import { BrandMark } from '#site/illustrations/brand-mark.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useWords } from '#ui/words.ts';
import { chromeWords } from './chrome.words.ts';

export function Logo() {
  const { name, brand } = useBusiness();
  const words = useWords(chromeWords);
  const [first, ...rest] = name.split(' ');
  return (
    <SiteLink href="/" className="site-logo" aria-label={words.homeOf(name)}>
      <BrandMark />
      {brand.logo && isWordmark(brand.logo) ? null : (
        <span className="site-logo-words" translate="no">
          <span className="site-logo-first">{first}</span> <span>{rest.join(' ')}</span>
        </span>
      )}
    </SiteLink>
  );
}
