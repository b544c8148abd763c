import type { Brand } from '#domain/business/brand.schema.ts';
import { accentInTheDark, tokenColors } from '#domain/business/brand-colors.ts';
import { mixed } from '#domain/business/color.ts';

/**
 * A drawing of the site in a brand's colors, without flowers and skyline unless they are its motif. The file has its
 * colors as `var(--name, #day)`, and those of the dark scheme as `--name: #dusk` in its style sheet.
 */
export function brandDrawing(source: string, { accent, motif }: Brand): string {
  const drawing =
    motif === 'neutral'
      ? source.replaceAll(/<g id="(flower|skyline)"[^>]*>[\s\S]*?<\/g>/g, '<g id="$1"/>')
      : source;
  if (accent === tokenColors.accent) return drawing;
  const colors: Record<string, readonly [day: string, dusk: string]> = {
    blue: [accent, accentInTheDark(accent)],
    ...(motif === 'neutral' && {
      bloom: [mixed(accent, '#ffffff', 0.2), accentInTheDark(accent)],
      'bloom-deep': [accent, accentInTheDark(accent)],
    }),
  };
  return drawing
    .replaceAll(/var\(--([\w-]+), #\w+\)/g, (use, name: string) =>
      colors[name] ? `var(--${name}, ${colors[name][0]})` : use,
    )
    .replaceAll(/--([\w-]+): #\w+/g, (rule, name: string) =>
      colors[name] ? `--${name}: ${colors[name][1]}` : rule,
    );
}

/** A drawing in its light colors only, for renderers that know no custom properties. */
export const lightDrawing = (source: string): string =>
  source
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replaceAll(/var\(--[\w-]+, (#\w+)\)/g, (_use, color: string) => color);
