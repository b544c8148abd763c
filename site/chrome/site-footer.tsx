import { business } from '#domain/business/defaults/business.ts';
import { serviceArea } from '#domain/business/service-area.ts';
import {
  embedLink,
  privacyLink,
  quickLinks,
  sampleReportLink,
  tasks,
} from '#site/navigation/navigation.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { Logo } from './logo.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import './footer.css';

export function SiteFooter({ path }: { path: string }) {
  const { name, phone, email, license } = business;
  return (
    <footer className="site-footer">
      <div className="site-wrap site-footer-grid">
        <div className="site-footer-about">
          <Logo />
          <p>
            Careful home inspections and plain reports for buyers, sellers and owners in North
            Texas, by an inspector who still answers the phone afterwards.
          </p>
          <p>
            Licensed by the Texas Real Estate Commission, inspector license{' '}
            <span className="site-nowrap">{license.label}</span>.
          </p>
        </div>
        <nav aria-label="Quick Links">
          <h2>Quick Links</h2>
          <NavigationLinks links={[...quickLinks, ...tasks, sampleReportLink]} path={path} />
        </nav>
        <div>
          <h2>Reach us</h2>
          <ul>
            <li>
              <a href={phone.href}>{phone.display}</a>
            </li>
            <li>
              <a href={email.href}>{email.display}</a>
            </li>
          </ul>
        </div>
        <div>
          <h2>Service area</h2>
          <p>
            {serviceArea.name}: {serviceArea.counties}.
          </p>
        </div>
      </div>
      <div className="site-wrap site-footer-end">
        <p>© {name}. All rights reserved.</p>
        <SiteLink href={privacyLink.href}>{privacyLink.label}</SiteLink>
        <SiteLink href={embedLink.href}>{embedLink.label}</SiteLink>
      </div>
    </footer>
  );
}
