import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';
import { business } from '#domain/business/defaults/business.ts';

/** From 0 to 4: 3 means more than 10^8 guesses, which the sign-in limit stretches to centuries. */
const MIN_SCORE = 3;

/** Judging takes cubic time, and the rest cannot make a strong beginning weak. */
const MAX_LENGTH = 100;

/** Words that an attacker can read on the site. */
function businessWords(): string[] {
  const { name, email, phone, license, origin } = business;
  const texts = [name, email.display, phone.display, license.number, new URL(origin).host];
  return [
    ...texts,
    ...texts.map((text) => text.replace(/[^a-z\d]/gi, '')),
    ...texts.map((text) => text.replace(/[^a-z\d]+/gi, '-')),
    ...texts.flatMap((text) => text.split(/[^a-z\d]+/i)).filter((word) => word.length > 2),
  ];
}

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...english },
  graphs: adjacencyGraphs,
  translations: {
    ...translations,
    warnings: {
      ...translations.warnings,
      userInputs: 'Your business’s name and address are easy to guess.',
    },
  },
  maxLength: MAX_LENGTH,
});

/** Why `password` is easy to guess, as sentences for the owner; undefined if it is not. */
export function judgePassword(password: string): string | undefined {
  const { score, feedback } = zxcvbn.check(password, businessWords());
  if (score >= MIN_SCORE) return undefined;
  return [feedback.warning ?? 'This is easy to guess.', ...feedback.suggestions.slice(0, 1)].join(
    ' ',
  );
}
