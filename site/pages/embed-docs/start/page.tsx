import { embedDocsStart, embedDocsTestMode } from '#domain/content/embed-docs/docs-blocks.ts';
import { LinkedText } from '#site/parts/linked-text.tsx';
import { useTexts } from '#ui/use-texts.ts';
import { useWords } from '#ui/words.ts';
import { DocsPage, docsPage } from '../docs-page.tsx';
import { Paragraphs } from '../paragraphs.tsx';
import { htmlBlock, spanishBlock } from '../recipes.ts';
import { SnippetBox } from '../snippet-box.tsx';
import testMode from '../snippets/test-mode.html?raw';
import { startWords } from './start.words.ts';

export const page = docsPage('start', StartPage);

function StartPage() {
  const start = useTexts(embedDocsStart);
  const testTexts = useTexts(embedDocsTestMode);
  const { paste, place, several, language, test } = useWords(startWords);
  const [builders = '', frameworks = '', ...otherPlaces] = place.texts;
  return (
    <DocsPage
      slug="start"
      parts={[
        {
          id: 'start',
          title: paste.title,
          content: (
            <>
              <SnippetBox label={paste.block} code={htmlBlock} />
              <Paragraphs texts={[paste.name, paste.noPage, ...start]} />
              <p>
                <LinkedText text={paste.configurator} hrefs={['/embed']} />
              </p>
            </>
          ),
        },
        {
          id: 'place',
          title: place.title,
          content: (
            <>
              <p>
                <LinkedText text={builders} hrefs={['/embed/docs/builders']} />
              </p>
              <p>
                <LinkedText text={frameworks} hrefs={['/embed/docs/frameworks']} />
              </p>
              <Paragraphs texts={otherPlaces} />
            </>
          ),
        },
        {
          id: 'several',
          title: several.title,
          content: <Paragraphs texts={several.texts} />,
        },
        {
          id: 'language',
          title: language.title,
          content: (
            <>
              <Paragraphs texts={language.texts} />
              <SnippetBox label={language.block} code={spanishBlock} />
            </>
          ),
        },
        {
          id: 'test-mode',
          title: test.title,
          content: (
            <>
              <Paragraphs texts={testTexts} />
              <SnippetBox label={test.block} code={testMode} />
            </>
          ),
        },
      ]}
    />
  );
}
