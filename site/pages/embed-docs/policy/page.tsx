import {
  embedDocsBrowsers,
  embedDocsDeprecation,
  embedDocsVersions,
} from '#domain/content/embed-docs.ts';
import { docsPage, EnglishDocsPage } from '../docs-page.tsx';
import { Paragraphs } from '../paragraphs.tsx';

export const page = docsPage('policy', PolicyPage, { isEnglish: true });

function PolicyPage() {
  return (
    <EnglishDocsPage
      slug="policy"
      parts={[
        {
          id: 'versions',
          title: 'Versions',
          content: (
            <>
              <dl className="docs-rows">
                {embedDocsVersions.map(({ name, text }) => (
                  <div key={name}>
                    <dt>
                      <code>{name}</code>
                    </dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
              <h3>What may change</h3>
              <Paragraphs texts={embedDocsDeprecation} />
            </>
          ),
        },
        {
          id: 'browsers',
          title: 'Browsers',
          content: <Paragraphs texts={embedDocsBrowsers} />,
        },
      ]}
    />
  );
}
