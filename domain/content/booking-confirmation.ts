import { inspector } from '#domain/business/inspector.ts';
import { promises } from '#domain/business/promises.ts';

/** What a client does before the inspection; the same in confirmation, mail, page and for assistants. */
export const howToPrepare = [
  'Make sure we can get in: a gate code, a lockbox, or someone to let us in.',
  'Water, electricity and gas should be on, and pilot lights lit.',
  'Keep a clear path to the attic, the electrical panel, the furnace and the water heater.',
  'Please keep pets out of the way, or tell us about them.',
] as const;

/** What happens after the booking, in order. */
export const whatHappensNext = [
  'We call if we need a gate code, a lockbox or the utilities switched on.',
  `${inspector.name} works through the home and shows you the findings before leaving.`,
  'Payment is due at the inspection: cash, check, card, PayPal or Venmo.',
  `The report follows within ${promises.report}, often the same day.`,
] as const;
