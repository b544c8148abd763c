import { siteButtons } from '#domain/content/buttons.ts';
import { headerNavigation } from '#site/navigation/navigation.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { chromeWords } from './chrome.words.ts';
import { LanguageOffer } from './language-offer.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import './header.css';

export function SiteHeader({ path }: { path: string }) {
  const words = useWords(chromeWords);
  return (
    <header className="site-header">
      <div className="site-wrap site-header-row">
        <Logo />
        <nav className="site-nav" aria-label={words.main}>
          <NavigationLinks links={headerNavigation} path={path} />
        </nav>
        <LanguageSwitch path={path} short />
        <SiteLink
          href="/instant-quote"
          className="ui-button site-header-quote"
          data-kind="action"
          aria-current={path === '/instant-quote' ? 'page' : undefined}
        >
          {useTexts(siteButtons).shortQuote}
        </SiteLink>
        <MobileMenu path={path} />
      </div>
      <LanguageOffer path={path} />
    </header>
  );
}
