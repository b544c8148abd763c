import type { FaqCategory, FaqItem } from '#domain/content/faq/faq-item.ts';

/** Of `items`, those of the category (all if undefined) that contain every word of `text`, with or without accents. */
export function matchingQuestions(
  items: readonly FaqItem[],
  category: FaqCategory | undefined,
  text: string,
): ReadonlySet<FaqItem> {
  const words = folded(text).split(/\s+/);
  return new Set(
    items.filter((item) => {
      const written = folded(`${item.question} ${item.answer}`);
      return (!category || item.category === category) && words.every((w) => written.includes(w));
    }),
  );
}

const folded = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
