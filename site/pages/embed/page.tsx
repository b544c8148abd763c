import { business } from '#domain/business/defaults/business.ts';
import { embedHero } from '#domain/content/embed-page.ts';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import { embedKey } from '#site/data/page-data.ts';
import { useSiteData } from '#site/data/use-site-data.ts';
import { HeroDrawing } from '#site/illustrations/drawing.tsx';
import { keywords } from '#site/meta/page-meta.ts';
import type { Page } from '#site/page.ts';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Configurator } from './configurator.tsx';
import { PrivacyBlock } from './privacy-block.tsx';
import { Recipes } from './recipes.tsx';
import { useEmbedOptions } from './use-embed-options.ts';
import '#widgets/embed-code/embed.css';
import './embed.css';

export const page: Page = {
  Component: EmbedPage,
  meta: {
    title: `Our Widgets on Your Page | ${business.name}`,
    description: `For real-estate agents in the ${business.serviceArea}: show instant quotes, free appointments and reviews of ${business.name} on your own page. Choose, see it live, copy.`,
    keywords: keywords('home inspection widget', 'real estate agent website'),
    noindex: true,
  },
  data: [embedKey],
  shareDrawing: 'embed',
};

function EmbedPage() {
  const { options, change } = useEmbedOptions();
  const { data } = useSiteData<EmbedAddresses>(embedKey);
  const addresses = data ?? { origin: business.origin };
  return (
    <>
      <PageHero title={embedHero.title} text={embedHero.text} art={<HeroDrawing name="embed" />} />
      <Configurator addresses={addresses} options={options} onChange={change} />
      <Recipes addresses={addresses} options={options} />
      <PrivacyBlock />
    </>
  );
}
