import type { Business } from '#domain/business/business.ts';
import { straightMiles } from '#domain/schedule/drive-time.ts';
import { chatActions } from './chat-actions.ts';
import type { ChatIntent } from './chat-intent.ts';
import { texasTowns } from './texas-towns.ts';

/** Alternative spellings of town names. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  'Fort Worth': ['ft worth', 'fortworth', 'forth worth'],
  'Grand Prairie': ['grandprairie'],
  'Flower Mound': ['flowermound'],
  McKinney: ['mc kinney'],
};

/** Towns that people ask about, by the state of the business. */
const townsByState: Readonly<Record<string, typeof texasTowns>> = { TX: texasTowns };

const place = (town: string, answer: Pick<ChatIntent, 'text' | 'actions'>): ChatIntent => ({
  id: `place-${town.toLowerCase().replaceAll(' ', '-')}`,
  weight: 'place',
  phrases: [town.toLowerCase(), ...(spellings[town] ?? [])],
  ...answer,
});

/** An intent for each town: is it in the service area? The answer uses the official spelling. */
export function placeIntents(business: Business): readonly ChatIntent[] {
  const { cities, center, radius, name, state } = business.serviceArea;
  const { book, quote, call, write, about } = chatActions(business);
  const listed = new Set(cities.map((city) => city.name));
  const others = (townsByState[state] ?? []).filter(([town]) => !listed.has(town));
  return [
    ...[...listed].map((town) =>
      place(town, {
        text: `Yes, we inspect homes in ${town}.${listed.size > 1 ? ` It is one of the ${listed.size} cities on our list.` : ''}`,
        actions: [book, quote],
      }),
    ),
    ...others.map(([town, latitude, longitude]) =>
      straightMiles(center, { latitude, longitude }) > radius.served
        ? place(town, {
            text: `${town} is outside our service area: we inspect homes in the ${name}.`,
            actions: [about, call],
          })
        : place(town, {
            text: `${town} is not on our list of cities, but we go about ${radius.served} miles. Call, and we will tell you whether we can come.`,
            actions: [call, write],
          }),
    ),
  ];
}
