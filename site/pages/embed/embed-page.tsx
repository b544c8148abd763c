import { business } from '#domain/business/business.ts';
import { embedHero } from '#domain/content/embed-page.ts';
import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import { embedKey } from '#site/data/page-data.ts';
import { useSiteData } from '#site/data/use-site-data.ts';
import { EmbedArt } from '#site/illustrations/embed-art.tsx';
import { PageHero } from '#site/parts/page-hero.tsx';
import { Configurator } from './configurator.tsx';
import { PrivacyBlock } from './privacy-block.tsx';
import { Recipes } from './recipes.tsx';
import { useEmbedOptions } from './use-embed-options.ts';

export function Page() {
  const { options, change } = useEmbedOptions();
  const { data } = useSiteData<EmbedAddresses>(embedKey);
  const addresses = data ?? { origin: business.origin };
  return (
    <>
      <PageHero title={embedHero.title} text={embedHero.text} art={<EmbedArt />} />
      <Configurator addresses={addresses} options={options} onChange={change} />
      <Recipes addresses={addresses} options={options} />
      <PrivacyBlock />
    </>
  );
}
