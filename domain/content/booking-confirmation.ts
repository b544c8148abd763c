import { inspector } from '#domain/business/inspector.ts';
import { promises } from '#domain/business/promises.ts';

/** What a client does before the inspection. */
export const howToPrepare = [
  'Water, gas and electricity are on.',
  'Attic hatch, electrical panel, furnace and water heater can be reached.',
  'Gates and sheds are unlocked, pets are looked after.',
] as const;

/** What happens after the booking, in its order. */
export const whatHappensNext = [
  'We call if we need a gate code, a lockbox or the utilities switched on.',
  `${inspector.name} works through the home and shows you the findings before leaving.`,
  'Payment is due at the inspection: cash, check, card, PayPal or Venmo.',
  `The report follows within ${promises.report}, often the same day.`,
] as const;
