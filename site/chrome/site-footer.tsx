import { footer, footerHeadings } from '#domain/content/footer.ts';
import {
  embedLink,
  navigationWords,
  privacyLink,
  quickLinks,
  sampleReportLink,
  tasks,
} from '#site/navigation/navigation.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useBusiness } from '#ui/business.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import './footer.css';

export function SiteFooter({ path }: { path: string }) {
  const { phone, email, license } = useBusiness();
  const texts = useTexts(footer);
  const headings = useTexts(footerHeadings);
  const names = useWords(navigationWords);
  return (
    <footer className="site-footer">
      <div className="site-wrap site-footer-grid">
        <div className="site-footer-about">
          <Logo />
          <p>{texts.text}</p>
          {license ? (
            <p>
              {texts.license} <span className="site-nowrap">{license.label}</span>.
            </p>
          ) : null}
        </div>
        <nav aria-label={headings.links}>
          <h2>{headings.links}</h2>
          <NavigationLinks links={[...quickLinks, ...tasks, sampleReportLink]} path={path} />
        </nav>
        <div>
          <h2>{headings.contact}</h2>
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
          <h2>{headings.area}</h2>
          <p>{texts.area}</p>
        </div>
      </div>
      <div className="site-wrap site-footer-end">
        <p>{headings.rights}</p>
        <SiteLink href={privacyLink.href}>{names[privacyLink.name]}</SiteLink>
        <SiteLink href={embedLink.href}>{names[embedLink.name]}</SiteLink>
        <LanguageSwitch path={path} />
      </div>
    </footer>
  );
}
