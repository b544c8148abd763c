import {
  embedDocsAnalytics,
  embedDocsHero,
  embedDocsInSpanish,
  embedDocsLanguage,
  embedDocsMeta,
  embedDocsPrefill,
  embedDocsStart,
  embedDocsTestMode,
} from '#domain/content/embed-docs.ts';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import { embedKey, pageOrigin } from '#site/data/page-data.ts';
import { useSiteData } from '#site/data/use-site-data.ts';
import type { Page } from '#site/page.ts';
import { CodeBox } from '#site/pages/embed/code-box.tsx';
import { EnglishOnlyNote } from '#site/parts/english-only-note.tsx';
import { Text } from '#site/parts/text.tsx';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useEnglish } from '#ui/use-english.ts';
import { useTexts } from '#ui/use-texts.ts';
import { contract } from './contract.ts';
import { DocsNavigation } from './docs-navigation.tsx';
import { DocsSection, Paragraphs } from './docs-section.tsx';
import { OfferTables } from './offer.tsx';
import { forOrigin, htmlBlock, recipes, spanishBlock } from './recipes.ts';
import analytics from './snippets/analytics.html?raw';
import prefill from './snippets/prefill.html?raw';
import styling from './snippets/styling.css?raw';
import testMode from './snippets/test-mode.html?raw';
import { SupportSections } from './support-sections.tsx';
import { WidgetSection } from './widget-section.tsx';
import '#widgets/embed-code/embed.css';
import './embed-docs.css';

export const page: Page = {
  Component: EmbedDocsPage,
  meta: embedDocsMeta,
  data: [embedKey],
  shareDrawing: 'embed',
};

function EmbedDocsPage() {
  const hero = useTexts(embedDocsHero);
  const start = useTexts(embedDocsStart);
  const test = useTexts(embedDocsTestMode);
  const { data } = useSiteData<EmbedAddresses>(embedKey);
  const origin = data?.origin ?? pageOrigin();
  return (
    <div className="site-wrap docs" lang={useEnglish()}>
      <header className="docs-hero">
        <EnglishOnlyNote />
        <h1>{hero.title}</h1>
        <Text className="site-lede">{hero.text}</Text>
      </header>
      <DocsNavigation />
      <div className="docs-content">
        <DocsSection id="start" title="Start">
          <Paragraphs texts={start} />
          <CodeBox label="Paste this" code={forOrigin(htmlBlock, origin)} />
          <p>
            <SiteLink href="/embed">Choose a widget and colors, and see it live</SiteLink>: that
            page writes the block for you.
          </p>
        </DocsSection>

        <DocsSection id="widgets" title="Widgets">
          {contract.elements.map((offer) => (
            <WidgetSection key={offer.tag} offer={offer} />
          ))}
        </DocsSection>

        <DocsSection id="every-widget" title="Every widget">
          <p>
            An attribute may change or go at any time, and is a property too: <code>api-base</code>{' '}
            is <code>apiBase</code>. A value that is not understood is named in the console and
            ignored.
          </p>
          <OfferTables offer={contract.shared} heading="h3" />
          <p>
            Set custom properties on the tag or on anything around it. Text needs a contrast of
            4.5:1, which the configurator calculates.
          </p>
          <CodeBox label="Your style sheet" code={forOrigin(styling, origin)} />
        </DocsSection>

        <DocsSection id="language" title="Language">
          <Paragraphs texts={embedDocsLanguage} />
          <p lang="es">{embedDocsInSpanish}</p>
          <CodeBox label="A widget in Spanish" code={forOrigin(spanishBlock, origin)} />
        </DocsSection>

        <DocsSection id="types" title="Types">
          <p>
            What the properties and events carry, as TypeScript. There is no package to install yet:
            copy what you use.
          </p>
          {contract.types.map(({ name, body }) => (
            <details key={name} className="docs-type-fold">
              <summary>
                <code>{name}</code>
              </summary>
              <CodeBox label={name} code={`interface ${name} ${body}`} />
            </details>
          ))}
        </DocsSection>

        <DocsSection id="prefill" title="Prefill">
          <Paragraphs texts={embedDocsPrefill} />
          <CodeBox label="Prefilled request" code={forOrigin(prefill, origin)} />
        </DocsSection>

        <DocsSection id="test-mode" title="Test mode">
          <Paragraphs texts={test} />
          <CodeBox label="Widgets in test mode" code={forOrigin(testMode, origin)} />
        </DocsSection>

        <DocsSection id="recipes" title="Frameworks">
          {recipes.map(({ id, title, text, tested, snippets }) => (
            <section key={id} className="docs-recipe" aria-labelledby={id}>
              <h3 id={id}>{title}</h3>
              <p>{text}</p>
              {snippets.map(({ label, code }) => (
                <CodeBox key={label} label={label} code={forOrigin(code, origin)} />
              ))}
              <p className="docs-tested">{tested}</p>
            </section>
          ))}
        </DocsSection>

        <DocsSection id="analytics" title="Analytics">
          <Paragraphs texts={embedDocsAnalytics} />
          <CodeBox label="Data layer" code={forOrigin(analytics, origin)} />
        </DocsSection>

        <SupportSections />
      </div>
    </div>
  );
}
