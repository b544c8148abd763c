import { textBlock } from '#domain/business/text-block.ts';

export const inspectorCard = textBlock('site.inspector-card', 'Card of the inspector', {
  /** After the license. */
  license: 'licensed by the {{authority}}',
  /** After the number of years. */
  years: 'years of inspecting homes',
});
