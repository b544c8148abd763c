import { widgetTags } from '#widgets/registry.ts';
import json from './contract.json' with { type: 'json' };

interface Named {
  name: string;
  text: string;
}

/** What an element offers, in the order of its header (docs/decisions/0007). */
export interface Offer {
  prose: readonly string[];
  attributes: readonly (Named & { type: string; fallback?: string })[];
  properties: readonly (Named & { type: string })[];
  methods: readonly Named[];
  events: readonly (Named & { detail: string; cancelable: boolean })[];
  parts: readonly Named[];
  customProperties: readonly (Named & { fallback?: string })[];
}

export interface ElementOffer extends Offer {
  tag: string;
}

interface ReferenceContract {
  shared: Offer;
  elements: readonly ElementOffer[];
  types: readonly { name: string; body: string }[];
}

/** Written by `npm run manifest` from the elements' headers. */
const written: ReferenceContract = json;

export const contract: ReferenceContract = {
  ...written,
  // Most used first, as in the registry.
  elements: widgetTags.flatMap((name) => written.elements.filter(({ tag }) => tag === name)),
};
