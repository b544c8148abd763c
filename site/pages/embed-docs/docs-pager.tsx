import {
  type DocsSlug,
  docsPageWords,
  docsPath,
  docsSlugs,
} from '#domain/content/embed-docs/docs-pages.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useWords } from '#ui/words.ts';
import { docsWords } from './docs.words.ts';

/** Links to the page before and the page after. */
export function DocsPager({ slug }: { slug: DocsSlug }) {
  const pages = useWords(docsPageWords);
  const words = useWords(docsWords);
  const place = docsSlugs.indexOf(slug);
  const [before, after] = [docsSlugs[place - 1], docsSlugs[place + 1]];
  return (
    <nav className="docs-pager" aria-label={words.pager}>
      {before ? (
        <SiteLink href={docsPath(before)} rel="prev">
          <span>{words.previous}</span>
          <span>{` ${pages[before].title}`}</span>
        </SiteLink>
      ) : null}
      {after ? (
        <SiteLink href={docsPath(after)} rel="next">
          <span>{words.next}</span>
          <span>{` ${pages[after].title}`}</span>
        </SiteLink>
      ) : null}
    </nav>
  );
}
