import { SiteLink } from '#site/routing/site-link.tsx';
import { registry, type WidgetTag } from '#widgets/registry.ts';
import { contract } from '../contract.ts';
import { docsPage, EnglishDocsPage } from '../docs-page.tsx';
import { OfferTables } from '../offer.tsx';
import { TypeSection } from './type-section.tsx';
import { WidgetSection } from './widget-section.tsx';

export const page = docsPage('widgets', WidgetsPage, { isEnglish: true });

function WidgetsPage() {
  return (
    <EnglishDocsPage
      slug="widgets"
      parts={[
        {
          id: 'every',
          title: 'Every widget',
          content: (
            <>
              <p>
                An attribute may change or go at any time, and is a property too:{' '}
                <code>api-base</code> is <code>apiBase</code>. A value that is not understood is
                named in the console and ignored. Colors and parts are under{' '}
                <SiteLink href="/embed/docs/look">Look</SiteLink>.
              </p>
              <OfferTables offer={contract.shared} />
            </>
          ),
        },
        ...contract.elements.map((offer) => ({
          id: offer.tag,
          title: registry[offer.tag as WidgetTag].name,
          content: <WidgetSection offer={offer} />,
        })),
        { id: 'types', title: 'Types', content: <TypeSection /> },
      ]}
    />
  );
}
