import type { Business } from '#domain/business/business.ts';
import { fillText } from '#domain/business/text-block.ts';
import { catalog } from '#domain/locale/catalog.ts';
import { words as en } from './answer-texts.en.ts';
import { words as es } from './answer-texts.es.ts';
import type { MaintenanceRequest, MaintenanceTip } from './maintenance.schema.ts';
import { defaultLocation } from './maintenance-options.ts';
import { placeOf } from './place.ts';

const answerWords = catalog({ en, es });

/** The summary of an answer: home, season, purpose and the first tip. */
export function summaryOf(
  request: MaintenanceRequest,
  tips: readonly MaintenanceTip[],
  business: Business,
): string {
  const { location, concerns } = request;
  const words = answerWords.in(business.locale);
  const place = placeOf(location ?? defaultLocation(business), business);
  const first = tips[0];
  return [
    words.tasks(tips.length, request, place ?? ''),
    concerns.length > 0 && words.concernsCovered(concerns),
    first && words.first(first.title),
    !place && business.statePack === 'texas' && fillText(words.localRisks, business),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The recommendation of a professional to hire. */
export const recommendationOf = (
  { priority, homeType, homeAge }: MaintenanceRequest,
  business: Business,
): string => {
  const { name, license, locale } = business;
  const words = answerWords.in(locale);
  return [
    fillText(words.adviceByPurpose[priority], business),
    words.adviceByType[homeType],
    homeAge === '0-5' && words.warrantyAdvice,
    words.offer(license ? `${name} (${license.label})` : name),
  ]
    .filter(Boolean)
    .join(' ');
};
