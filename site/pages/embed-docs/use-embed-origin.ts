import type { EmbedAddresses } from '#domain/embed/embed-addresses.ts';
import { embedKey, pageOrigin } from '#site/data/page-data.ts';
import { useSiteData } from '#site/data/use-site-data.ts';

/** The origin of the site, which stands in code that is copied. */
export function useEmbedOrigin(): string {
  const { data } = useSiteData<EmbedAddresses>(embedKey);
  return data?.origin ?? pageOrigin();
}
