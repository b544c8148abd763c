import { contrast, mixed, readableContrast } from '#domain/business/color.ts';
import type { EmbedOptions } from './embed-options.ts';

/** Backgrounds of accent text: the card, and the tint of a selection (tokens.css). */
export const backgrounds = {
  light: ['#ffffff', '#e8eefb'],
  dark: ['#131c2e', '#22325a'],
} as const;

export type Scheme = keyof typeof backgrounds;

/** Text colors, preferred first. Black is readable where white is not. */
const textColors = ['#ffffff', '#12213f', '#000000'] as const;

/** The first text color that is readable on `color`. */
export const textOn = (color: string): string =>
  textColors.find((text) => contrast(text, color) >= readableContrast) ?? '#000000';

/** The lowest contrast of text in `color` on its backgrounds. */
export const contrastOnBackground = (color: string, scheme: Scheme): number =>
  Math.min(...backgrounds[scheme].map((background) => contrast(color, background)));

/** `color`, darkened or lightened just enough for readable text in that scheme. */
export function readableIn(color: string, scheme: Scheme): string {
  const towards = scheme === 'light' ? '#000000' : '#ffffff';
  for (let percent = 0; percent < 100; percent += 2) {
    const candidate = mixed(color, towards, percent / 100);
    if (contrastOnBackground(candidate, scheme) >= readableContrast) return candidate;
  }
  return towards;
}

/** The scheme that the accent is chosen for; with `auto`, the dark one is derived from it. */
export const chosenScheme = (theme: EmbedOptions['theme']): Scheme =>
  theme === 'dark' ? 'dark' : 'light';

/** The custom properties that apply the chosen colors. */
export function colorProperties({ accent, action, theme }: EmbedOptions): [string, string][] {
  const properties: [string, string][] = [];
  if (accent) {
    const dark = theme === 'auto' ? readableIn(accent, 'dark') : accent;
    properties.push(
      ['--inspection-accent', inBothSchemes(accent, dark)],
      ['--inspection-on-accent', inBothSchemes(textOn(accent), textOn(dark))],
    );
  }
  if (action) {
    properties.push(['--inspection-action', action], ['--inspection-on-action', textOn(action)]);
  }
  return properties;
}

const inBothSchemes = (light: string, dark: string) =>
  light === dark ? light : `light-dark(${light}, ${dark})`;
