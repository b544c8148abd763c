import { describe, expect, it } from 'vitest';
import { defaultBusiness } from '#domain/business/defaults/default-business.ts';
import { isBlank, isFixed, mayBeEmpty } from '#domain/business/text-shape.ts';
import { checkTexts } from '#domain/content/own-texts.schema.ts';
import { sampleReviews } from '#domain/content/sample-reviews.ts';
import { textPages } from '#domain/content/text-blocks.ts';
import { reviewStats } from '#domain/reviews/review-stats.ts';
import { render } from '#site/entry-server.tsx';

const answers = {
  reviews: { reviews: sampleReviews, stats: reviewStats(sampleReviews, defaultBusiness) },
  embed: { origin: 'https://inspector.example' },
  privacy: { retentionMonths: 24 },
};

async function pageWith(path: string, en: Readonly<Record<string, unknown>>): Promise<string> {
  const read: Record<string, unknown> = {
    ...answers,
    business: { ...defaultBusiness, texts: { en } },
  };
  const { html } = await render({
    path,
    origin: 'https://inspector.example',
    assets: { scripts: [], styles: [], preloads: [] },
    read: async (key) => read[key],
  });
  return html;
}

/** A value with every text empty, or with every text that may be. */
function emptied(value: unknown, onlyOptional: boolean): unknown {
  if (typeof value === 'string') return onlyOptional ? value : '';
  if (Array.isArray(value)) return onlyOptional ? value.map((part) => emptied(part, true)) : [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      isFixed(key) ? part : emptied(part, onlyOptional && !mayBeEmpty(key, value)),
    ]),
  );
}

/** Without what scripts fill later (messages, parts of elements) and buttons named by an attribute. */
const emptyElement =
  /<(h[1-6]|p|a|button|summary|li|ul|ol|dl|dt|dd|blockquote|figcaption|title)\b(?![^>]* (?:role|part|aria-label)=)[^>]*>\s*<\/\1>/g;

const shown = textPages.flatMap(({ path, blocks }) =>
  path ? blocks.map((block) => ({ ...block, path })) : [],
);

describe.each(shown)('$id', ({ id, path, value, isOptional }) => {
  const whole = emptied(value, false);
  const variants = [{ own: emptied(value, true) }, ...(isOptional ? [{ own: whole }] : [])];

  it.each(variants)('leaves no empty element on its page', async ({ own }) => {
    expect(checkTexts({ en: { [id]: own } })).toEqual([]);
    const html = await pageWith(path, { [id]: own });
    expect(html.match(emptyElement) ?? []).toEqual([]);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    for (const [, heading] of html.matchAll(/aria-labelledby="([^"]+)"/g)) {
      expect(html).toContain(`id="${heading}"`);
    }
  });

  if (isOptional) return;
  it('cannot be emptied as a whole', () => {
    expect(isBlank(whole)).toBe(true);
    expect(checkTexts({ en: { [id]: whole } })).not.toEqual([]);
  });
});
