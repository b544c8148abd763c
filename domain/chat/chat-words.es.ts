import { words as answer } from './answer.es.ts';
import { words as actions } from './chat-actions.es.ts';
import { words as business } from './intents/business-intents.es.ts';
import { words as home } from './intents/home-intents.es.ts';
import { words as payment } from './intents/payment-intents.es.ts';
import { words as price } from './intents/price-intents.es.ts';
import { words as report } from './intents/report-intents.es.ts';
import { words as service } from './intents/service-intents.es.ts';
import { words as social } from './intents/social-intents.es.ts';
import { words as visit } from './intents/visit-intents.es.ts';
import { words as reading } from './message-words.es.ts';
import { words as places } from './places.es.ts';
import { words as size } from './size-answer.es.ts';
import { words as commonWords } from './spelling.es.ts';

export const words = {
  actions,
  answer,
  places,
  size,
  reading,
  commonWords,
  intents: {
    ...price,
    ...payment,
    ...visit,
    ...report,
    ...home,
    ...service,
    ...business,
    ...social,
  },
};
