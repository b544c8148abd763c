import { brandLabel } from '#admin/features/brand/brand-labels.ts';
import { fullProfileLabel } from '#admin/features/business/profile-labels.ts';
import { priceLabel } from '#admin/features/prices/price-labels.ts';
import type { RecordName } from '#domain/business/business-version.ts';
import { textPages } from '#domain/content/text-blocks.ts';

const blocks = textPages.flatMap((page) => page.blocks);

/** "es.home.hero.items.0.title" is "Home page, top, in Spanish: items 1 title". */
function textLabel(path: string): string {
  const [locale, ...steps] = path.split('.');
  const within = steps.join('.');
  const block = blocks.find(({ id }) => within === id || within.startsWith(`${id}.`));
  if (!block) return within;
  const field = within
    .slice(block.id.length + 1)
    .split('.')
    .map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step))
    .join(' ');
  const label = locale === 'es' ? `${block.label}, in Spanish` : block.label;
  return field ? `${label}: ${field}` : label;
}

/** How the owner knows a field of each record, by its path. */
export const recordLabels: Readonly<Record<RecordName | 'prices', (path: string) => string>> = {
  profile: fullProfileLabel,
  brand: brandLabel,
  texts: textLabel,
  prices: priceLabel,
};
