import type { Business } from '#domain/business/business.ts';
import { straightMiles } from '#domain/schedule/drive-time.ts';
import { chatActions } from './chat-actions.ts';
import type { ChatIntent } from './chat-intent.ts';
import { chatWords } from './chat-words.ts';
import { texasTowns } from './texas-towns.ts';

/** Alternative spellings of town names. A map: the owner types the towns, and a record also has a "constructor". */
const spellings: ReadonlyMap<string, readonly string[]> = new Map([
  ['Fort Worth', ['ft worth', 'fortworth', 'forth worth']],
  ['Grand Prairie', ['grandprairie']],
  ['Flower Mound', ['flowermound']],
  ['McKinney', ['mc kinney']],
]);

/** Towns that people ask about, by the state of the business. */
const townsByState: Readonly<Record<string, typeof texasTowns>> = { TX: texasTowns };

const place = (town: string, answer: Pick<ChatIntent, 'text' | 'actions'>): ChatIntent => ({
  id: `place-${town.toLowerCase().replaceAll(' ', '-')}`,
  weight: 'place',
  phrases: [town.toLowerCase(), ...(spellings.get(town) ?? [])],
  ...answer,
});

/** An intent for each town: is it in the service area? The answer uses the official spelling. */
export function placeIntents(business: Business): readonly ChatIntent[] {
  const { cities, center, radius, name, state } = business.serviceArea;
  const { book, quote, call, write, about } = chatActions(business);
  const words = chatWords.in(business.locale).places;
  const listed = new Set(cities.map((city) => city.name));
  const others = (townsByState[state] ?? []).filter(([town]) => !listed.has(town));
  return [
    ...[...listed].map((town) =>
      place(town, { text: words.listed(town, listed.size), actions: [book, quote] }),
    ),
    ...others.map(([town, latitude, longitude]) =>
      straightMiles(center, { latitude, longitude }) > radius.served
        ? place(town, { text: words.outside(town, name), actions: [about, call] })
        : place(town, { text: words.near(town, radius.served), actions: [call, write] }),
    ),
  ];
}
