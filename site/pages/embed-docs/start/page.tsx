import {
  embedDocsInSpanish,
  embedDocsLanguage,
  embedDocsStart,
  embedDocsTestMode,
} from '#domain/content/embed-docs.ts';
import { SiteLink } from '#site/routing/site-link.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { docsPage, EnglishDocsPage } from '../docs-page.tsx';
import { Paragraphs } from '../paragraphs.tsx';
import { htmlBlock, spanishBlock } from '../recipes.ts';
import { SnippetBox } from '../snippet-box.tsx';
import testMode from '../snippets/test-mode.html?raw';

export const page = docsPage('start', StartPage, { isEnglish: true });

function StartPage() {
  const start = useTexts(embedDocsStart);
  const test = useTexts(embedDocsTestMode);
  return (
    <EnglishDocsPage
      slug="start"
      parts={[
        {
          id: 'paste',
          title: 'Paste and see',
          content: (
            <>
              <Paragraphs texts={start} />
              <SnippetBox label="Paste this" code={htmlBlock} />
              <p>
                <SiteLink href="/embed">Choose a widget and colors, and see it live</SiteLink>: that
                page writes the block for you.
              </p>
            </>
          ),
        },
        {
          id: 'language',
          title: 'Language',
          content: (
            <>
              <Paragraphs texts={embedDocsLanguage} />
              <p lang="es">{embedDocsInSpanish}</p>
              <SnippetBox label="A widget in Spanish" code={spanishBlock} />
            </>
          ),
        },
        {
          id: 'test-mode',
          title: 'Test mode',
          content: (
            <>
              <Paragraphs texts={test} />
              <SnippetBox label="Widgets in test mode" code={testMode} />
            </>
          ),
        },
      ]}
    />
  );
}
