import { embedDocsAnalytics, embedDocsPrefill } from '#domain/content/embed-docs.ts';
import { docsPage, EnglishDocsPage } from '../docs-page.tsx';
import { Paragraphs } from '../paragraphs.tsx';
import { SnippetBox } from '../snippet-box.tsx';
import analytics from '../snippets/analytics.html?raw';
import prefill from '../snippets/prefill.html?raw';

export const page = docsPage('events', EventsPage, { isEnglish: true });

function EventsPage() {
  return (
    <EnglishDocsPage
      slug="events"
      parts={[
        {
          id: 'prefill',
          title: 'Prefill',
          content: (
            <>
              <Paragraphs texts={embedDocsPrefill} />
              <SnippetBox label="Prefilled request" code={prefill} />
            </>
          ),
        },
        {
          id: 'analytics',
          title: 'Analytics',
          content: (
            <>
              <Paragraphs texts={embedDocsAnalytics} />
              <SnippetBox label="Data layer" code={analytics} />
            </>
          ),
        },
      ]}
    />
  );
}
