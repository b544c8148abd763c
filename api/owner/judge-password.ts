import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';
import type { Business } from '#domain/business/business.ts';

/** From 0 to 4: 3 means more than 10^8 guesses, which the sign-in limit stretches to centuries. */
const MIN_SCORE = 3;

/** Judging takes cubic time, and the rest cannot make a strong beginning weak. */
const MAX_LENGTH = 100;

/** What an attacker can read on the site. */
export type PublicFacts = Pick<Business, 'name' | 'email' | 'phone' | 'license' | 'links'>;

function publicWords({ name, email, phone, license, links }: PublicFacts): string[] {
  const host = links.website?.replace(/^https?:\/\//, '') ?? '';
  const texts = [name, email.display, phone.display, license?.number ?? '', host].filter(Boolean);
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

/**
 * Why `password` is easy to guess for somebody who knows the business, as sentences for the owner; undefined if it is
 * not.
 */
export function judgePassword(password: string, facts: PublicFacts): string | undefined {
  const { score, feedback } = zxcvbn.check(password, publicWords(facts));
  if (score >= MIN_SCORE) return undefined;
  return [feedback.warning ?? 'This is easy to guess.', ...feedback.suggestions.slice(0, 1)].join(
    ' ',
  );
}
