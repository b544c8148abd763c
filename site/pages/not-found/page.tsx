import { notFoundMeta } from '#domain/content/not-found.ts';
import { NavigationLinks } from '#site/chrome/navigation-links.tsx';
import { Drawing } from '#site/illustrations/drawing.tsx';
import { headerNavigation, tasks } from '#site/navigation/navigation.ts';
import type { Page } from '#site/page.ts';
import './not-found.css';

export const page: Page = {
  Component: NotFoundPage,
  meta: notFoundMeta,
  noindex: true,
  notFound: true,
};

function NotFoundPage() {
  return (
    <div className="site-wrap not-found">
      <div className="not-found-text">
        <h1>404 Page Not Found</h1>
        <p className="site-lede">
          We looked from the roof down to the foundation, and there is no page at this address. It
          may have moved, or the link has a typo.
        </p>
        <nav aria-label="Where to go instead">
          <NavigationLinks links={[...tasks.slice(0, 2), ...headerNavigation]} path="" />
        </nav>
      </div>
      <Drawing name="lost-house" className="site-lost-house" width={640} height={440} />
    </div>
  );
}
