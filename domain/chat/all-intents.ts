import type { ChatIntent } from './chat-intent.ts';
import { businessIntents } from './intents/business-intents.ts';
import { homeIntents } from './intents/home-intents.ts';
import { paymentIntents } from './intents/payment-intents.ts';
import { priceIntents } from './intents/price-intents.ts';
import { reportIntents } from './intents/report-intents.ts';
import { serviceIntents } from './intents/service-intents.ts';
import { socialIntents } from './intents/social-intents.ts';
import { visitIntents } from './intents/visit-intents.ts';
import { placeIntents } from './places.ts';

/** All intents, except the answers computed from an area (`size-answer.ts`). */
export const intents: readonly ChatIntent[] = [
  ...priceIntents,
  ...paymentIntents,
  ...visitIntents,
  ...reportIntents,
  ...homeIntents,
  ...serviceIntents,
  ...businessIntents,
  ...socialIntents,
  ...placeIntents,
];
