import { radiusMiles } from '#domain/business/published-figures.ts';
import { serviceArea } from '#domain/business/service-area.ts';
import { actions } from './chat-actions.ts';
import type { ChatIntent } from './chat-intent.ts';

/** Alternative spellings of town names. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  'Fort Worth': ['ft worth', 'fortworth', 'forth worth'],
  'Grand Prairie': ['grandprairie'],
  'Flower Mound': ['flowermound'],
  McKinney: ['mc kinney'],
};

/** Towns near the metroplex that the published list of cities leaves out. */
const nearby = [
  'Addison',
  'Azle',
  'Burleson',
  'Cedar Hill',
  'Celina',
  'Coppell',
  'Denton',
  'DeSoto',
  'Duncanville',
  'Farmers Branch',
  'Forney',
  'Granbury',
  'Haltom City',
  'Highland Park',
  'Keller',
  'Lancaster',
  'Little Elm',
  'Mansfield',
  'Mesquite',
  'Midlothian',
  'North Richland Hills',
  'Princeton',
  'Prosper',
  'Roanoke',
  'Rockwall',
  'Rowlett',
  'Royse City',
  'Sachse',
  'The Colony',
  'Trophy Club',
  'University Park',
  'Watauga',
  'Waxahachie',
  'Weatherford',
  'Wylie',
];

/** Towns beyond the published radius. */
const farAway = [
  'Abilene',
  'Amarillo',
  'Austin',
  'El Paso',
  'Galveston',
  'Houston',
  'Lubbock',
  'Midland',
  'San Antonio',
  'Waco',
  'Tyler',
  'Corpus Christi',
  'Oklahoma City',
];

const place = (town: string, answer: Pick<ChatIntent, 'text' | 'actions'>): ChatIntent => ({
  id: `place-${town.toLowerCase().replaceAll(' ', '-')}`,
  weight: 'place',
  phrases: [town.toLowerCase(), ...(spellings[town] ?? [])],
  ...answer,
});

/** An intent for each town: is it in the service area? The answer uses the official spelling. */
export const placeIntents: readonly ChatIntent[] = [
  ...serviceArea.cities.map((town) =>
    place(town, {
      text: `Yes, we inspect homes in ${town}. It is one of the ${serviceArea.cities.length} cities on our list.`,
      actions: [actions.book, actions.quote],
    }),
  ),
  ...nearby.map((town) =>
    place(town, {
      text: `${town} is not on our list of cities, but we go about ${radiusMiles.served} miles. Call, and we will tell you whether we can come.`,
      actions: [actions.call, actions.write],
    }),
  ),
  ...farAway.map((town) =>
    place(town, {
      text: `${town} is outside our service area: we inspect homes in the ${serviceArea.name}.`,
      actions: [actions.about, actions.call],
    }),
  ),
];
