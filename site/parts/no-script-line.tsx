import { business } from '#domain/business/business.ts';
import { SiteLink } from '#site/routing/site-link.tsx';

/** Beside a widget, where scripts are off or lost: how to reach us. The request form works without. */
export function NoScriptLine() {
  const { phone } = business;
  return (
    <p className="site-no-script">
      This part needs scripts, which are off or did not load. Call{' '}
      <a href={phone.href}>{phone.display}</a> or{' '}
      <SiteLink href="/contact">send us a request</SiteLink>.
    </p>
  );
}
