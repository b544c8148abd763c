import { defaultPriceList } from '#domain/business/defaults/default-price-list.ts';

// Transitional: the chat takes them from its business.
export const { includedStories, durations: durationOverrides } = defaultPriceList;
