import type { Values } from '#admin/forms/drafts.ts';
import { recordIn, valuesOf } from '#admin/forms/record-values.ts';
import type { PriceList } from '#domain/business/price-list.schema.ts';
import type { CalendarDate } from '#domain/schedule/calendar-date.schema.ts';

export type PricePart = 'sizes' | 'add-ons' | 'dates' | 'durations' | 'services' | 'start';

/** The part of the screen that has a control, by the first step of its path. */
const parts: Readonly<Record<string, PricePart>> = {
  tiers: 'sizes',
  beyond: 'sizes',
  addOns: 'add-ons',
  includedStories: 'add-ons',
  rush: 'dates',
  earlyBooking: 'dates',
  salesTaxPercent: 'dates',
  durations: 'durations',
  services: 'services',
  validFrom: 'start',
  appliesTo: 'start',
};

export const partOf = (name: string): PricePart | undefined => parts[name.split('.')[0] ?? ''];

/** The form's texts of a list, without other readings: these are kept or dropped as a whole. */
export const priceValues = ({
  overrides,
  revision: _revision,
  validFrom: _validFrom,
  ...list
}: PriceList): Values => ({
  ...valuesOf(list),
  // The next list begins at once, unless the owner chooses a day.
  validFrom: '',
  ...(overrides && { keepsOverrides: 'on' }),
});

/** The list in the form's texts. `before` has the other readings, which the form only keeps or drops. */
export function priceListIn(values: Values, before: PriceList, today: CalendarDate): PriceList {
  const { overrides, durations, services, ...template } = before;
  const row = { propertyType: 'residential' as const, overArea: 0, hours: [0, 0] };
  const read = recordIn(values, { ...template, durations: [row], services: offered });
  const { reInspection } = read.services;
  return {
    ...read,
    revision: before.revision,
    validFrom: read.validFrom || today,
    // An empty area is no area.
    durations: read.durations.map(({ overArea, ...rule }) => ({
      ...rule,
      ...(overArea !== null && { overArea }),
    })),
    services: {
      ...read.services,
      reInspection: (reInspection.from ?? reInspection.to) === null ? null : reInspection,
    },
    ...(values['keepsOverrides'] === 'on' && overrides && { overrides }),
  } as PriceList;
}

/** Every service offered; an empty price is null: not offered. */
const offered = { pierAndBeam: 0, wellWater: 0, septic: 0, reInspection: { from: 0, to: 0 } };
