import { words as answer } from './answer.en.ts';
import { words as actions } from './chat-actions.en.ts';
import { words as business } from './intents/business-intents.en.ts';
import { words as home } from './intents/home-intents.en.ts';
import { words as payment } from './intents/payment-intents.en.ts';
import { words as price } from './intents/price-intents.en.ts';
import { words as report } from './intents/report-intents.en.ts';
import { words as service } from './intents/service-intents.en.ts';
import { words as social } from './intents/social-intents.en.ts';
import { words as visit } from './intents/visit-intents.en.ts';
import { words as reading } from './message-words.en.ts';
import { words as places } from './places.en.ts';
import { words as size } from './size-answer.en.ts';
import { words as commonWords } from './spelling.en.ts';

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
