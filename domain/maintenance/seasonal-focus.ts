import type { Business } from '#domain/business/business.ts';
import { catalog } from '#domain/locale/catalog.ts';
import type { MaintenanceRequest } from './maintenance.schema.ts';
import { words as en } from './seasonal-focus.en.ts';
import { words as es } from './seasonal-focus.es.ts';

const focusWords = catalog({ en, es });

/** The advice for the season, by state of the business and type and age of the home. */
export function seasonalFocusOf(
  { season, homeType, homeAge }: MaintenanceRequest,
  { statePack, locale }: Pick<Business, 'statePack' | 'locale'>,
): string {
  const { texas, elsewhere, byAge } = focusWords.in(locale);
  const focus = statePack === 'texas' ? texas : elsewhere;
  return `${focus[homeType === 'Condo' ? 'condo' : 'house'][season]} ${byAge[homeAge]}`;
}
