/** Minimum contrast of text (WCAG 2.2 AA). */
export const readableContrast = 4.5;

/** Relative luminance of `#rrggbb`, 0 to 1 (WCAG 2.2). */
function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Contrast of two `#rrggbb` colors, 1 to 21; their order does not matter. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `color` mixed with a share (0 to 1) of `other`, both `#rrggbb`. */
export function mixed(color: string, other: string, share: number): string {
  const parts = channels(other);
  const hex = channels(color).map((part, index) =>
    Math.round(part + ((parts[index] ?? 0) - part) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** `color`, mixed with as little of `toward` as text in it needs to be readable on each of `backgrounds`. */
export function readableOn(color: string, backgrounds: readonly string[], toward: string): string {
  for (let percent = 0; percent < 100; percent += 2) {
    const candidate = mixed(color, toward, percent / 100);
    if (backgrounds.every((back) => contrast(candidate, back) >= readableContrast))
      return candidate;
  }
  return toward;
}
