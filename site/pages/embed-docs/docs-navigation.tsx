import {
  type DocsSlug,
  docsPageWords,
  docsPath,
  docsSlugs,
} from '#domain/content/embed-docs/docs-pages.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useWords } from '#ui/words.ts';
import { docsWords } from './docs.words.ts';

interface DocsNavigationProps {
  slug: DocsSlug;
  parts: readonly { id: string; title: string }[];
  /** The language of the parts, if it is not the page's own. */
  lang: Locale | undefined;
}

/** The pages, and the parts of this one: beside the page on wide screens, in a fold above it on others. */
export function DocsNavigation({ slug, parts, lang }: DocsNavigationProps) {
  const pages = useWords(docsPageWords);
  const words = useWords(docsWords);
  const list = (
    <ul>
      <li>
        <SiteLink href="/embed/docs">{words.allPages}</SiteLink>
      </li>
      {docsSlugs.map((one) => (
        <li key={one}>
          <SiteLink href={docsPath(one)} aria-current={one === slug ? 'page' : undefined}>
            {pages[one].title}
          </SiteLink>
          {one === slug ? <Parts parts={parts} lang={lang} /> : null}
        </li>
      ))}
    </ul>
  );
  return (
    <div className="docs-aside">
      <details className="docs-fold">
        <summary>{words.fold}</summary>
        <nav aria-label={words.fold}>{list}</nav>
      </details>
      <nav className="docs-navigation" aria-label={words.pages}>
        {list}
      </nav>
    </div>
  );
}

const Parts = ({ parts, lang }: Omit<DocsNavigationProps, 'slug'>) => (
  <ul lang={lang}>
    {parts.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ul>
);
