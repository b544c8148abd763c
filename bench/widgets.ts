import { defaultOptions } from '#widgets/embed-code/embed-options.ts';
import { embedBlock } from '#widgets/embed-code/embed-snippet.ts';
import { reservedSizeOf, type WidgetTag, widgetTags } from '#widgets/registry.ts';
import type { Peer } from './references/peers.ts';

export interface MeasuredWidget {
  tag: string;
  /** The file of the build that registers the element. */
  module: string;
  /** Height in px that the page reserves on a phone; undefined for what lies over the page. */
  reserved: number | undefined;
  /** Libraries for the same purpose; the first is also measured on the partner's page. */
  peers: readonly Peer[];
  /** At most this part of the first peer's script time. */
  scriptShare?: number;
}

const peers: Partial<Record<WidgetTag, Pick<MeasuredWidget, 'peers' | 'scriptShare'>>> = {
  'inspection-quote': { peers: ['SurveyJS'], scriptShare: 0.25 },
  'inspection-contact': { peers: ['SurveyJS'], scriptShare: 0.25 },
  'inspection-tips': { peers: ['SurveyJS'], scriptShare: 0.25 },
  'inspection-booking': { peers: ['react-day-picker with React', 'cally'], scriptShare: 0.5 },
  'inspection-reviews': { peers: ['react-google-reviews with React'], scriptShare: 0.5 },
  'inspection-chat': { peers: ['deep-chat'], scriptShare: 0.25 },
};

export const widgets: readonly MeasuredWidget[] = widgetTags.map((tag) => ({
  tag,
  module: `${tag.replace('inspection-', '')}.js`,
  reserved: reservedSizeOf(tag)?.narrow,
  peers: [],
  ...peers[tag],
}));

/** What `/embed` gives to partners for a tag; `product` is the origin of the inspector's site. */
export const embedCode = (product: string, tag: string): string =>
  embedBlock(product, { ...defaultOptions, widget: tag as WidgetTag, name: 'Jane Doe Realty' });
