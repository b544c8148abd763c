import type { Values } from '#admin/forms/drafts.ts';
import type { OwnSpanish, Profile } from '#domain/business/profile.schema.ts';
import { textsWithoutPattern } from '#domain/business/spanish-facts.ts';

const PREFIX = 'spanish.';

/** The name of the control with the Spanish of a text. */
export const spanishName = (text: string): string => PREFIX + text;

/** The text whose Spanish a control has; undefined for other controls. */
export const textOfSpanish = (name: string): string | undefined =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;

/** The texts of `profile` that have a control for their Spanish. */
export function textsToTranslate(profile: Profile, values: Values): string[] {
  const controls = Object.entries(values).flatMap(([name, spanish]) => {
    const text = textOfSpanish(name);
    return text === undefined ? [] : [[text, spanish]];
  });
  return textsWithoutPattern({ ...profile, spanish: Object.fromEntries(controls) });
}

/** What is typed in Spanish of texts that `profile` has; undefined without any. */
export function spanishIn(values: Values, profile: Profile): OwnSpanish | undefined {
  const typed = textsToTranslate(profile, values)
    .map((text) => [text, values[spanishName(text)] ?? ''] as const)
    .filter(([, spanish]) => spanish.trim() !== '');
  return typed.length > 0 ? Object.fromEntries(typed) : undefined;
}
