import { business } from '#domain/business/business.ts';
import { SiteLink } from '#site/routing/site-link.tsx';

/** Beside a widget: how to reach us where scripts are off. The request form works without. */
export function NoScriptLine() {
  const { phone } = business;
  return (
    <noscript>
      <p className="site-no-script">
        This part needs scripts. Without them, call <a href={phone.href}>{phone.display}</a> or{' '}
        <SiteLink href="/contact">send us a request</SiteLink>.
      </p>
    </noscript>
  );
}
