import type { SourceFigures } from '#domain/dashboard/lead-figures.ts';

const labels = { partner: 'Partners’ pages', site: 'Your site', others: 'Other' };

/** The label of a lead's source. */
export const sourceLabel = ({ kind, name = '' }: Pick<SourceFigures, 'kind' | 'name'>): string =>
  kind === 'campaign' ? `Campaign: ${name}` : labels[kind];
