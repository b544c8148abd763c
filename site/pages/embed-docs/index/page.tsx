import { useEffect } from 'react';
import { embedDocsHero, embedDocsMeta } from '#domain/content/embed-docs/docs-blocks.ts';
import { docsPageWords, docsPath, docsSlugs } from '#domain/content/embed-docs/docs-pages.ts';
import type { Page } from '#site/page.ts';
import { Text } from '#site/parts/text.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { movedAnchors, movedTo } from './moved-anchors.ts';
import '../embed-docs.css';

export const page: Page = {
  Component: DocsIndexPage,
  meta: embedDocsMeta,
  shareDrawing: 'embed',
};

function DocsIndexPage() {
  const hero = useTexts(embedDocsHero);
  const pages = useWords(docsPageWords);
  useMovedAnchor();
  return (
    <div className="site-wrap docs-index">
      <header className="docs-hero">
        <h1>{hero.title}</h1>
        <Text className="site-lede">{hero.text}</Text>
      </header>
      <ul className="docs-cards">
        {docsSlugs.map((slug) => (
          <li key={slug}>
            {movedAnchors[slug]?.map((id) => (
              <span key={id} id={id} />
            ))}
            <h2>
              <SiteLink href={docsPath(slug)}>{pages[slug].title}</SiteLink>
            </h2>
            <p>{pages[slug].text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Leads on from a link to a part of the former page. Without scripts, the card of the new one has its id. */
function useMovedAnchor() {
  useEffect(() => {
    const target = movedTo(window.location.hash.slice(1));
    if (target) window.location.replace(target);
  }, []);
}
