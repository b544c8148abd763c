import { useLocation, useSearch } from 'wouter';
import { type FaqCategory, type FaqItem, faqCategories } from '#domain/content/faq/faq-item.ts';
import { useTexts } from '#ui/use-texts.ts';

type Choose = (category: FaqCategory | undefined) => void;

/**
 * The category in the URL (`?category=…`), undefined for all. A linked question of another category
 * is shown anyway.
 */
export function useCategory(linked: FaqItem | undefined): [FaqCategory | undefined, Choose] {
  const named = new URLSearchParams(useSearch()).get('category');
  const [path, navigate] = useLocation();
  const category = useTexts(faqCategories).find(({ slug }) => slug === named)?.slug;

  const choose: Choose = (chosen) =>
    navigate(chosen ? `${path}?category=${chosen}` : path, { replace: true });

  return [linked && linked.category !== category ? undefined : category, choose];
}
