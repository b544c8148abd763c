import { notFound, notFoundMeta } from '#domain/content/not-found.ts';
import { NavigationLinks } from '#site/chrome/navigation-links.tsx';
import { Drawing } from '#site/illustrations/drawing.tsx';
import { headerNavigation, navigationWords, tasks } from '#site/navigation/navigation.ts';
import type { Page } from '#site/page.ts';
import { Text } from '#site/parts/text.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import './not-found.css';

export const page: Page = {
  Component: NotFoundPage,
  meta: notFoundMeta,
  noindex: true,
  notFound: true,
};

function NotFoundPage() {
  const { title, text } = useTexts(notFound);
  const words = useWords(navigationWords);
  return (
    <div className="site-wrap not-found">
      <div className="not-found-text">
        <h1>{title}</h1>
        <Text className="site-lede">{text}</Text>
        <nav aria-label={words.elsewhere}>
          <NavigationLinks links={[...tasks.slice(0, 2), ...headerNavigation]} path="" />
        </nav>
      </div>
      <Drawing name="lost-house" className="site-lost-house" width={640} height={440} />
    </div>
  );
}
