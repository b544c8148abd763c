import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { widgetFacts } from '#domain/business/widget-facts.ts';

/** What the server's `/embed/facts.js` exports, for tests of the loader. */
export const business = widgetFacts(defaultBusiness);
