import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';

/** Shown beside a widget without working scripts: how to reach the business. */
export function NoScriptLine() {
  const { phone } = useBusiness();
  return (
    <p className="site-no-script">
      This part needs scripts, which are off or did not load. Call{' '}
      <a href={phone.href}>{phone.display}</a> or{' '}
      <SiteLink href="/contact">send us a request</SiteLink>.
    </p>
  );
}
