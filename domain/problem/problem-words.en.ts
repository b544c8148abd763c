import { countedIn } from '#domain/locale/locale.ts';
import type { ProblemCode } from './problem.ts';

const counted = countedIn('en');

/** Titles in place of those of `problemTypes`. */
const titles: Partial<Record<ProblemCode, string>> = {};

/** What a visitor can do about a problem; with placeholders of the business's words. */
export const words = {
  titles,
  tryAgain: 'Please try again, or call us at {{phone}}.',
  tryAgainIn: (wait: string) => `Please try again in ${wait}, or call us at {{phone}}.`,
  seconds: (count: number) => counted(count, 'second', 'seconds'),
  minutes: (count: number) => counted(count, 'minute', 'minutes'),
  hours: (count: number) => `${count} hours`,
  requestsByPhone:
    'We cannot take more requests online at the moment. Please call us at {{phone}}, and we will gladly help you.',
  aPerson: 'If you are a person, please call us at {{phone}}.',
  anotherTime: 'Please choose another time.',
  appointmentsByPhone: 'We’re happy to arrange more appointments by phone: {{phone}}.',
  afterDeadline: 'Please choose a time again, or call us at {{phone}}.',
  call: 'Please call us at {{phone}}.',
  onItsPage:
    'Change the appointment on its own page, by the link in your confirmation, or call {{phone}}.',
  readAgain: 'Please read it again before you sign.',
  alreadyThen: 'The appointment is already at this time',
  byPhone: 'We’re happy to do it by phone: {{phone}}.',
  payAtTheDoor: 'Please try again later, or pay your inspector directly, by cash or check.',
  payInPerson: 'Please pay your inspector directly, by cash or check.',
  waitForBank: 'You need not pay again. This page shows it as soon as the bank confirms it.',
  price: (current: string) => `This inspection costs ${current}.`,
  changedPrice: (current: string, shown: string) =>
    `This inspection now costs ${current} instead of ${shown}.`,
};

export type ProblemWords = typeof words;
