import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import type { MaintenanceRequest } from '../maintenance.schema.ts';
import {
  type Concern,
  concerns,
  defaultLocation,
  homeAges,
  homeTypes,
  maintenancePriorities,
  seasons,
} from '../maintenance-options.ts';

/** A valid request with `changes`. */
export const maintenanceRequest = (
  changes: Partial<MaintenanceRequest> = {},
): MaintenanceRequest => ({
  homeAge: '16-30',
  homeType: 'Single Family',
  season: 'Summer',
  location: defaultLocation(defaultBusiness),
  concerns: [],
  priority: 'Preventive',
  ...changes,
});

/** All 320 combinations of home, season and purpose, each with the concerns `chosen`. */
export const everyRequest = (chosen: Concern[] = []): MaintenanceRequest[] =>
  homeAges.flatMap((homeAge) =>
    homeTypes.flatMap((homeType) =>
      seasons.flatMap((season) =>
        maintenancePriorities.map((priority) =>
          maintenanceRequest({ homeAge, homeType, season, priority, concerns: chosen }),
        ),
      ),
    ),
  );

/** No concern, each alone, all together, with a name for the test title. */
export const concernChoices: [string, Concern[]][] = [
  ['no concern', []],
  ...concerns.map((concern): [string, Concern[]] => [concern, [concern]]),
  ['all ten concerns', [...concerns]],
];
