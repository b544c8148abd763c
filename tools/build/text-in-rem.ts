import type { CSSOptions } from 'vite';

type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>;
type PostcssPlugin = NonNullable<PostcssOptions['plugins']>[number];

/** Text, and the heights of what holds it; widths and paddings stay, or a phone had no room for the text. */
const GROWS = /^(?:font|font-size|line-height|(?:min-|max-)?(?:height|block-size)|--text-.+)$/;

/** Smaller lengths are lines and dots, not text. */
const LEAST = 8;

const inRem = (value: string): string =>
  value.replaceAll(/(?<![\w.-])(\d*\.?\d+)px/g, (px, length) =>
    Number(length) < LEAST ? px : `${Number(length) / 16}rem`,
  );

/**
 * Makes the widgets' text grow with the reader's font size on the pages of the site. Their style sheets are
 * in px, because on a partner's page `rem` is that page's (docs/decisions/0046).
 */
export function textInRem(folders: readonly string[]): PostcssPlugin {
  const isOurs = (file = '') => folders.some((folder) => file.startsWith(folder));
  return {
    postcssPlugin: 'text-in-rem',
    OnceExit(root) {
      root.walkRules((rule) => {
        if (!isOurs(rule.source?.input.file)) return;
        const heights = new Set<string>();
        rule.each((node) => {
          if (node.type !== 'decl' || !GROWS.test(node.prop)) return;
          heights.add(node.value);
          node.value = inRem(node.value);
        });
        // A circle stays one.
        rule.each((node) => {
          if (node.type !== 'decl' || node.prop !== 'width' || !heights.has(node.value)) return;
          node.value = inRem(node.value);
        });
      });
      root.walkAtRules('container', (rule) => {
        if (isOurs(rule.source?.input.file)) rule.params = inRem(rule.params);
      });
    },
  };
}
