import { registry, type WidgetTag } from '#widgets/registry.ts';
import { contract } from '../contract.ts';
import { docsPage, EnglishDocsPage } from '../docs-page.tsx';
import { SnippetBox } from '../snippet-box.tsx';
import { WidgetSection } from './widget-section.tsx';

export const page = docsPage('widgets', WidgetsPage, { isEnglish: true });

function WidgetsPage() {
  return (
    <EnglishDocsPage
      slug="widgets"
      parts={[
        ...contract.elements.map((offer) => ({
          id: offer.tag,
          title: registry[offer.tag as WidgetTag].name,
          content: <WidgetSection offer={offer} />,
        })),
        {
          id: 'types',
          title: 'Types',
          content: (
            <>
              <p>
                What the properties and events carry, as TypeScript. There is no package to install
                yet: copy what you use.
              </p>
              {contract.types.map(({ name, body }) => (
                <details key={name} className="docs-type-fold">
                  <summary>
                    <code>{name}</code>
                  </summary>
                  <SnippetBox label={name} code={`interface ${name} ${body}`} />
                </details>
              ))}
            </>
          ),
        },
      ]}
    />
  );
}
