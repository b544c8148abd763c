import { contract } from '../contract.ts';
import { docsPage, EnglishDocsPage } from '../docs-page.tsx';
import { OfferTables } from '../offer.tsx';
import { SnippetBox } from '../snippet-box.tsx';
import styling from '../snippets/styling.css?raw';

export const page = docsPage('look', LookPage, { isEnglish: true });

function LookPage() {
  return (
    <EnglishDocsPage
      slug="look"
      parts={[
        {
          id: 'every-widget',
          title: 'Every widget',
          content: (
            <>
              <OfferTables offer={contract.shared} heading="h3" />
              <p>
                Set custom properties on the tag or on anything around it. Text needs a contrast of
                4.5:1, which the configurator calculates.
              </p>
              <SnippetBox label="Your style sheet" code={styling} />
            </>
          ),
        },
      ]}
    />
  );
}
