import type { FaqCategory, FaqItem } from '#domain/content/faq/faq-item.ts';

/** Of `items`, those of the category (all if undefined) that contain every word of `text`. */
export function matchingQuestions(
  items: readonly FaqItem[],
  category: FaqCategory | undefined,
  text: string,
): ReadonlySet<FaqItem> {
  const words = text.toLowerCase().split(/\s+/);
  return new Set(
    items.filter((item) => {
      const written = `${item.question} ${item.answer}`.toLowerCase();
      return (!category || item.category === category) && words.every((w) => written.includes(w));
    }),
  );
}
