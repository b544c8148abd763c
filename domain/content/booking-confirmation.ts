import { translatedBlocks } from '#domain/business/text-block.ts';
import { words } from './booking-confirmation.en.ts';

const blocks = translatedBlocks(words, () => import('./booking-confirmation.es.ts'));

/** What a client does before the inspection; the same in confirmation, mail, page and for assistants. */
export const howToPrepare = blocks.text('booking.prepare', 'Confirmation, how to prepare');

/** What happens after the booking, in order. */
export const whatHappensNext = blocks.text('booking.next', 'Confirmation, what happens next');

export const confirmationTexts = [howToPrepare, whatHappensNext];
