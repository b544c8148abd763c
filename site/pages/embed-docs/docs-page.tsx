import { inEnglish } from '#domain/business/text-block.ts';
import { type DocsSlug, docsMeta, docsPageWords } from '#domain/content/embed-docs/docs-pages.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { embedKey } from '#site/data/page-data.ts';
import type { Page } from '#site/page.ts';
import { EnglishOnlyNote } from '#site/parts/english-only-note.tsx';
import { BusinessProvider, useBusiness } from '#ui/business.tsx';
import type { Elements } from '#ui/elements.ts';
import { useEnglish } from '#ui/use-english.ts';
import { useWords } from '#ui/words.ts';
import { DocsNavigation } from './docs-navigation.tsx';
import { DocsPager } from './docs-pager.tsx';
import '#widgets/embed-code/embed.css';
import './embed-docs.css';

/** A part of a page with a heading, to which the navigation leads. */
export interface DocsPart {
  /** Of its heading, unique on the page and never changed: others link to it. */
  id: string;
  title: string;
  content: Elements;
}

interface DocsPageProps {
  slug: DocsSlug;
  /** Before the first part. */
  intro?: Elements;
  parts: readonly DocsPart[];
}

/** What a page of the documents exports as its `page`; `isEnglish` unless its texts are in catalogs. */
export const docsPage = (
  slug: DocsSlug,
  Component: Page['Component'],
  language: Pick<Page, 'isEnglish'> = {},
): Page => ({
  Component,
  meta: docsMeta(slug),
  data: [embedKey],
  shareDrawing: 'embed',
  ...language,
});

/** A page of the documents in English: its title, its parts, and links to the others. */
export function EnglishDocsPage({ intro, parts, ...page }: DocsPageProps) {
  const business = inEnglish(useBusiness());
  const english = (content: Elements) => (
    <BusinessProvider business={business}>{content}</BusinessProvider>
  );
  return (
    <DocsPage
      {...page}
      intro={english(intro)}
      parts={parts.map((part) => ({ ...part, content: english(part.content) }))}
      lang={useEnglish()}
      note={<EnglishOnlyNote />}
    />
  );
}

/** A page of the documents; `lang` is that of its parts, if it is not the page's own. */
export function DocsPage({
  slug,
  intro,
  parts,
  lang,
  note,
}: DocsPageProps & { lang?: Locale | undefined; note?: Elements }) {
  const { title, text } = useWords(docsPageWords)[slug];
  return (
    <div className="site-wrap docs">
      <header className="docs-hero">
        {note}
        <h1>{title}</h1>
        <p className="site-lede">{text}</p>
      </header>
      <DocsNavigation slug={slug} parts={parts} lang={lang} />
      <div className="docs-content">
        <div lang={lang}>
          {intro}
          {parts.map(({ id, title, content }) => (
            <section key={id} className="docs-section">
              <h2 id={id}>{title}</h2>
              {content}
            </section>
          ))}
        </div>
        <DocsPager slug={slug} />
      </div>
    </div>
  );
}
