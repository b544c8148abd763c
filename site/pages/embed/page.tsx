import { embedHero, embedMeta } from '#domain/content/embed-page.ts';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import { embedKey, pageOrigin } from '#site/data/page-data.ts';
import { useSiteData } from '#site/data/use-site-data.ts';
import { HeroDrawing } from '#site/illustrations/drawing.tsx';
import type { Page } from '#site/page.ts';
import { EnglishOnlyNote } from '#site/parts/english-only-note.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { useEnglish } from '#ui/use-english.ts';
import { Configurator } from './configurator.tsx';
import { PrivacyBlock } from './privacy-block.tsx';
import { Recipes } from './recipes.tsx';
import { useEmbedOptions } from './use-embed-options.ts';
import '#widgets/embed-code/embed.css';
import './embed.css';

export const page: Page = {
  Component: EmbedPage,
  meta: embedMeta,
  noindex: true,
  data: [embedKey],
  shareDrawing: 'embed',
};

function EmbedPage() {
  const { options, change } = useEmbedOptions();
  const { data } = useSiteData<EmbedAddresses>(embedKey);
  const addresses = data ?? { origin: pageOrigin() };
  return (
    <div lang={useEnglish()}>
      <div className="site-wrap">
        <EnglishOnlyNote />
      </div>
      <PageHero texts={embedHero} art={<HeroDrawing name="embed" />} />
      <Configurator addresses={addresses} options={options} onChange={change} />
      <Recipes addresses={addresses} options={options} />
      <PrivacyBlock />
    </div>
  );
}
